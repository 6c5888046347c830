import { join } from "node:path";

/**
 * What a build is for. Only "public" writes to public/; each of the others has a workspace in
 * .build/.
 */
export type Purpose = "public" | "start" | "test" | "develop";

/** workspaceDir("public") => ".", workspaceDir("test") => ".build/test": a copy of this tree */
export const workspaceDir = (purpose: Purpose): string =>
  purpose === "public" ? "." : join(".build", purpose);

/** siteDir("public") => "public", siteDir("test") => ".build/test/public" */
export const siteDir = (purpose: Purpose): string => join(workspaceDir(purpose), "public");

export const TEST_SITE = siteDir("test");
