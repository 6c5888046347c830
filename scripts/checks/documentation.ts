import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listTreeFiles } from "./secrets.ts";

const DEPENDENCIES = "docs/dependencies.md";
const PACKAGES = ["package.json", "content-service/package.json", "functions/package.json"];

/**
 * The changelog, the site's texts, its documents and their style guides are no documentation of the
 * code.
 */
const NOT_DOCUMENTATION =
  /^(?:CHANGELOG\.md$|locales\/|content-service\/documents\/|docs\/style\/)/;

export const isDocumentation = (path: string): boolean =>
  path.endsWith(".md") && !NOT_DOCUMENTATION.test(path);

/** Links in code samples are examples and are not checked. */
const withoutCode = (text: string): string =>
  text.replace(/^( *)```[\s\S]*?^\1```$/gm, "").replace(/`[^`\n]*`/g, "");

/** anchorOf("## What it costs") => "what-it-costs", as GitHub makes it */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, "")
    .replaceAll(" ", "-");

const anchorsIn = (text: string): string[] => (text.match(/^#+ .*$/gm) ?? []).map(anchorOf);

/** Links whose target does not exist: findBrokenDocLinks("docs/a.md", "[b](b.md)", …) => ["b.md"] */
export function findBrokenDocLinks(
  path: string,
  text: string,
  read: (path: string) => string | undefined,
): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = "", anchor] = target.split("#");
      const found = file === "" ? text : read(join(dirname(path), file));
      return found === undefined || (anchor !== undefined && !anchorsIn(found).includes(anchor));
    });
}

/** findUnknownCommands("Run `npm run chekc`.", ["check"]) => ["npm run chekc"] */
export const findUnknownCommands = (text: string, scripts: string[]): string[] =>
  [...text.matchAll(/npm run ([a-z0-9:-]*[a-z0-9])/g)]
    .filter(([, script = ""]) => !scripts.includes(script))
    .map(([command]) => command);

/** A folder reads as empty: it exists, but has no headings. */
function readIfThere(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return path.endsWith(".md") ? readFileSync(path, "utf8") : "";
}

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8"));

function findUndocumentedPackages(): string[] {
  const text = readFileSync(DEPENDENCIES, "utf8");
  const names = PACKAGES.map(readManifest).flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  return [...new Set(names)]
    .filter((name) => !text.includes(`\`${name}\``))
    .map((name) => `${DEPENDENCIES} has no line for ${name}: say what it is for`);
}

/** Broken links, unknown npm scripts and undocumented packages. */
export function findDocumentationProblems(): string[] {
  const scripts = Object.keys(readManifest("package.json").scripts ?? {});
  const pages = listTreeFiles()
    .filter(isDocumentation)
    .map((path): [string, string] => [path, readFileSync(path, "utf8")]);
  return [
    ...pages.flatMap(([path, text]) => [
      ...findBrokenDocLinks(path, text, readIfThere).map(
        (to) => `${path} links to ${to}, which does not exist`,
      ),
      ...findUnknownCommands(text, scripts).map(
        (command) => `${path}: there is no script ${command}`,
      ),
    ]),
    ...findUndocumentedPackages(),
  ];
}

const PROMISES = "docs/promises.md";

/** [cards.test.ts](../tests/unit/lists/cards.test.ts) `has 24 cards on a page` */
const TEST = /\[[^\]]+\]\(([^)]+)\) `([^`]+)`/g;

/**
 * Rows of the table of promises that name no test, or one that does not exist. A story is named by
 * its export.
 */
export const findBrokenPromises = (
  text = readFileSync(PROMISES, "utf8"),
  read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : ""),
): string[] =>
  text.split("\n").flatMap((line, index) => {
    const [, promise = "", cell = ""] = /^\|(.+)\|(.+)\|$/.exec(line) ?? [];
    if (/^[\s:-]*$|^ Promise $/.test(promise)) return [];
    const tests = [...cell.matchAll(TEST)];
    const at = `${PROMISES}:${index + 1}`;
    if (tests.length === 0) return [`${at} names no test`];
    return tests
      .filter(([, link = "", title = ""]) => {
        const file = join(dirname(PROMISES), link);
        return !read(file).includes(file.includes(".stories.") ? `export const ${title}:` : title);
      })
      .map(([test]) => `${at} names ${test}, which does not exist`);
  });
