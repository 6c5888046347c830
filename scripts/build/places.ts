import { join } from "node:path";

/** Whom a build is made for: the others never touch what was made for the public. */
export type Purpose = "public" | "start" | "test" | "develop";

/** houseOf("public") => ".", houseOf("test") => ".build/test": a second house beside the first */
export const houseOf = (purpose: Purpose): string =>
  purpose === "public" ? "." : join(".build", purpose);

/** siteOf("public") => "public", siteOf("test") => ".build/test/public" */
export const siteOf = (purpose: Purpose): string => join(houseOf(purpose), "public");

export const TEST_SITE = siteOf("test");
