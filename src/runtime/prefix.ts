import { withPrefix as gatsbysWithPrefix } from "gatsby";

/** withPrefix("/de/") => "/region/de/" */
export const withPrefix = (path: string): string => gatsbysWithPrefix(path);

/** "" or "/region" */
export const PATH_PREFIX = withPrefix("/").slice(0, -1);
