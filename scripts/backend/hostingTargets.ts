import type { HostingTarget } from "../serve/hosting.ts";

/** Names the project to deploy to and, where it has several sites, which is which. */
export const PROJECT_FILE = ".firebaserc";

export interface ProjectFile {
  projects?: Record<string, string>;
  targets?: Record<string, { hosting?: Record<string, string[]> }>;
}

/**
 * What of Hosting is deployed. The book is deployed where it is named, so that an operator with one
 * site need not know of it: hostingTargets({ only: "hosting:book" }) => ["book"], hostingTargets({}) => ["site"]
 */
export function hostingTargets({
  only,
  except,
}: {
  only?: string;
  except?: string;
}): HostingTarget[] {
  const listed = only?.split(",");
  const left = except?.split(",") ?? [];
  const isSite = !listed || listed.includes("hosting") || listed.includes("hosting:site");
  const isSiteLeft = left.includes("hosting") || left.includes("hosting:site");
  return [
    ...(isSite && !isSiteLeft ? (["site"] as const) : []),
    ...(listed?.includes("hosting:book") ? (["book"] as const) : []),
  ];
}

/** Whether .firebaserc says which site of the project a target is; `project` may be an alias. */
export function hasTarget(
  { projects = {}, targets = {} }: ProjectFile,
  target: HostingTarget,
  project = "default",
): boolean {
  const id = projects[project] ?? project;
  return (targets[id]?.hosting?.[target] ?? []).length > 0;
}

/** Why the book must not be deployed, a sentence each. */
export function bookBlockers(given: {
  isBuilt: boolean;
  isBookNamed: boolean;
  /** Whether the site is deployed by the same command, and if so, whether it is named. */
  isSiteNamed: boolean;
}): string[] {
  return [
    ...(given.isBuilt ? [] : ["There is no book to deploy: run npm run storybook:build."]),
    ...(given.isBookNamed
      ? []
      : [
          `${PROJECT_FILE} does not say which site of the project has the book: add one in the console under Hosting, then npx --prefix functions firebase target:apply hosting book your-book-site.`,
        ]),
    ...(given.isSiteNamed
      ? []
      : [
          "Site and book go together only where both are named: deploy one after the other, or npx --prefix functions firebase target:apply hosting site your-project-id.",
        ]),
  ];
}
