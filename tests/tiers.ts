import type { Project } from "@playwright/test";
import { LANGUAGES } from "../src/i18n/languages.ts";

// `npm test` takes each browser test once; `npm run test:nightly` takes all of them in every language and at every
// width. Tags say what a test needs besides:
//   @narrow     it needs the menu of a small screen
//   @widths     once on a telephone and once on a wide screen
//   @languages  once in each language
//   @nightly    in the nightly tier only

const WIDE = "de-1280";
const TELEPHONE = "hr-320";

const NIGHTLY = /@nightly\b/;

/** What `npm test` takes of the projects of a suite: its environment says TIER=test. */
export function projectsOfTier<P extends Pick<Project, "name" | "grep" | "grepInvert">>(
  projects: P[],
  tier = process.env.TIER,
): P[] {
  if (tier !== "test") return projects;
  const only = (name: string, grep: RegExp | undefined): P[] =>
    projects
      .filter((project) => project.name === name)
      .map((project) => ({
        ...project,
        grep,
        grepInvert: [project.grepInvert ?? [], NIGHTLY].flat(),
      }));
  return [
    ...only(WIDE, undefined),
    ...only(TELEPHONE, /@(?:narrow|widths|languages)\b/),
    ...LANGUAGES.filter((language) => !WIDE.startsWith(`${language}-`))
      .map((language) => `${language}-320`)
      .filter((name) => name !== TELEPHONE)
      .flatMap((name) => only(name, /@languages\b/)),
  ];
}

/**
 * Tags for one of many tests of the same behaviour: `npm test` takes the first `count`, the nightly tier all.
 *
 * nightlyUnlessFirst(1, 0) => [], nightlyUnlessFirst(1, 1) => ["@nightly"]
 */
export const nightlyUnlessFirst = (count: number, index: number): string[] =>
  index >= count ? ["@nightly"] : [];
