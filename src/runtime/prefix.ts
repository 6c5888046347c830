import { withPrefix as gatsbysWithPrefix } from "gatsby";

/** The address below the path that the site lives under: withPrefix("/de/") => "/region/de/" */
export const withPrefix = (path: string): string => gatsbysWithPrefix(path);

/** What the site lives under: "" or "/region" */
export const PATH_PREFIX = withPrefix("/").slice(0, -1);
