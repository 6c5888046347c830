import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PROMISES = "docs/promises.md";

/** A row of the table: what is promised, and the tests that fail when it is not kept. */
const ROW = /^\|(.+)\|(.+)\|$/;
const RULE = /^[\s|:-]+$/;
const HEADING = /^\s*Promise\s*$/;

/** [cards.test.ts](../tests/unit/content/cards.test.ts) `has 24 cards on a page` */
const TEST = /\[[^\]]+\]\(([^)]+)\) `([^`]+)`/g;

/** A story is named after its export. */
const hasTitle = (text: string, file: string, title: string): boolean =>
  file.endsWith(".stories.tsx")
    ? new RegExp(`^export const ${title}\\b`, "m").test(text)
    : text.includes(title);

/** What is wrong with the table of promises: rows without a test, tests that are not there. */
export function findBrokenPromises(
  text: string,
  read: (path: string) => string | undefined,
): string[] {
  return text.split("\n").flatMap((line, index) => {
    const at = `${PROMISES}:${index + 1}`;
    const [, promise = "", cell = ""] = ROW.exec(line) ?? [];
    if (promise === "" || RULE.test(line) || HEADING.test(promise)) return [];
    const tests = [...cell.matchAll(TEST)];
    if (tests.length === 0) {
      return [
        `${at} names no test for "${promise.trim()}": write [file](../tests/file) and, as code, the title of one that fails when it breaks.`,
      ];
    }
    return tests.flatMap(([, link = "", title = ""]) => {
      const file = join(dirname(PROMISES), link).replaceAll("\\", "/");
      const source = read(file);
      if (source === undefined) {
        return [`${at} names ${file}, which is not there: name the file that has "${title}" now.`];
      }
      if (hasTitle(source, file, title)) return [];
      return [
        `${at} names "${title}", which ${file} has not: write its title as the file has it, or name the test that took its place.`,
      ];
    });
  });
}

const readIfThere = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, "utf8") : undefined;

/** Whether every promise has tests that are there. */
export const findBrokenPromisesOfSite = (): string[] =>
  findBrokenPromises(readFileSync(PROMISES, "utf8"), readIfThere);
