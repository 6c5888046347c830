import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildStorybook, STORYBOOK_DIRECTORY } from "../storybook-build.ts";

const HOUSE = ["design-tokens", "src", "locales", "package-lock.json"];

const SITE = {
  name: "The site in public/",
  // Written at the end of every build.
  made: "public/.headers.json",
  madeOf: [
    ...HOUSE,
    "content-service",
    "static",
    "gatsby-browser.tsx",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-ssr.tsx",
  ],
};

const BOOK = {
  name: `The book in ${STORYBOOK_DIRECTORY}/`,
  made: join(STORYBOOK_DIRECTORY, "index.json"),
  madeOf: [...HOUSE, "stories", ".storybook"],
};

/** Builds the site if it is not there, or if something that it is made of has changed since. */
export async function bringSiteUpToDate(log = console.log): Promise<void> {
  if (isUpToDate(SITE.made, SITE.madeOf)) return;
  log(`${SITE.name} is not what the files here make any more: it is built.`);
  // Loaded here and not above: it brings all of Gatsby along.
  const { buildSite } = await import("../build.ts");
  await buildSite({ log });
}

/** The same for the book of components. */
export async function bringBookUpToDate(log = console.log): Promise<void> {
  if (isUpToDate(BOOK.made, BOOK.madeOf)) return;
  log(`${BOOK.name} is not what the files here make any more: it is built.`);
  await buildStorybook();
}

/** Whether `made` is younger than all files of `madeOf`, which are files and folders. */
export function isUpToDate(made: string, madeOf: string[]): boolean {
  const time = changedAt(made);
  return time > 0 && madeOf.flatMap(filesOf).every((file) => changedAt(file) <= time);
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A folder is among its files: it is as young as the last file that came or went. */
function filesOf(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" });
  return [
    path,
    ...inside.filter((file) => !file.includes("node_modules")).map((file) => join(path, file)),
  ];
}
