/** A part of `npm test`, by what runs it. */
export type Part =
  | "checks"
  | "unit"
  | "stories"
  | "backend"
  | "html"
  | "weights"
  | "browser"
  | "accessibility"
  | "live"
  | "seen";

/** What must fail when the fault (a mutant, chosen by hand) is there. */
export interface Catcher {
  part: Part;
  /** "tests/unit/content/seo.test.ts"; for checks, HTML and weights the script that runs them. */
  file: string;
  /** What stands in the title, as it is written in the file; for checks the name of the check. */
  title: string;
  /** Is found in one line of what the failure says, so that a fault is not caught by another's failure. */
  says: RegExp;
}

export interface Fault {
  /** "a uid that is not checked" */
  name: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  caughtBy: Catcher;
  /** Faults of one round are put in together, for a build is dear: they touch different things. */
  round?: Round;
}

export type Round =
  | "stories"
  | "backend"
  | "first build"
  | "second build"
  | "third build"
  | "fourth build";
