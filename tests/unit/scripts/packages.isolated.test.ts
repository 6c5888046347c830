import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildPackages,
  type PackageName,
  packageDirectory,
} from "../../../scripts/build/packages.ts";

const filesOf = (name: PackageName, ending: RegExp): string[] =>
  readdirSync(packageDirectory(name), { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path))
    .map((path) => join(packageDirectory(name), path));

const read = (path: string): string => readFileSync(path, "utf8");

const manifestOf = (name: PackageName) =>
  JSON.parse(read(join(packageDirectory(name), "package.json")));

const variablesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, variable = ""]) => variable));

/** What belongs to the site that the components come from. */
const OF_THE_SITE =
  /gatsby|src\/(documents|features|runtime|i18n)\/|data-(enhanced|degraded|pending|until|reload|waiting|resolving|hydrated)/i;

/** "react-aria/useFocusWithin" => "react-aria" */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Renders some components in Node, from the package, without a bundler. */
const SERVER = `
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Button, Field, Heading } from ${JSON.stringify(resolve(packageDirectory("react"), "index.js"))};
import { FactBox } from ${JSON.stringify(resolve(packageDirectory("react"), "travel.js"))};
console.log(renderToString([
  createElement(Heading, { key: 1, level: 2 }, "Beds"),
  createElement(Button, { key: 2 }, "Ask"),
  createElement(Field, { key: 3, id: "a", name: "a", label: "Name", value: "", onChange() {} }),
  createElement(FactBox, { key: 4, title: "In short", rows: [{ name: "Door", value: "Open" }] }),
]));
`;

describe("the packages for other applications", () => {
  beforeAll(buildPackages);

  it.each(["tokens", "react"] as const)("say nothing of the site: %s", (name) => {
    const files = filesOf(name, /\.(js|css|d\.ts|json)$/);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((path) => OF_THE_SITE.test(read(path)))).toEqual([]);
  });

  it("import only what their package.json names", () => {
    const { dependencies, peerDependencies } = manifestOf("react");
    const imported = filesOf("react", /\.js$/).flatMap((path) =>
      Array.from(
        read(path).matchAll(/(?:from |import |import\()"([^".][^"]*)"/g),
        ([, name = ""]) => packageOf(name),
      ),
    );
    const known = Object.keys({ ...dependencies, ...peerDependencies });
    expect(imported.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(dependencies).filter((name) => !imported.includes(name))).toEqual([]);
  });

  it("import no styles in scripts, so that Node runs them", () => {
    const html = execFileSync(process.execPath, ["--input-type=module", "--eval", SERVER], {
      encoding: "utf8",
    });
    expect(html).toMatch(/<h2[^>]*>Beds<\/h2>/);
    expect(html).toMatch(/<button[^>]*>.*Ask/);
    expect(html).toContain("<label");
    expect(html).toMatch(/<dt[^>]*>Door<\/dt>/);
  });

  it("draw with variables that the tokens define, and with all styles of their modules", () => {
    const tokens = read(join(packageDirectory("tokens"), "tokens.css"));
    const core = read(join(packageDirectory("react"), "styles.css"));
    const travel = read(join(packageDirectory("react"), "travel.css"));
    const defined = variablesIn(tokens, /(--vk-[\w-]+):/g);
    const used = variablesIn(core + travel, /var\((--vk-[\w-]+)/g);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(60);
    expect(core).not.toContain("data-theme");
    expect(travel.length).toBeLessThan(core.length);
  });

  it("have a version and a changelog that begins with it", () => {
    for (const name of ["tokens", "react"] as const) {
      const { version } = manifestOf(name);
      const [, newest] =
        /^## (\S+)/m.exec(read(join(packageDirectory(name), "CHANGELOG.md"))) ?? [];
      expect(newest).toBe(version);
    }
  });

  it("offer the files that their package.json exports", () => {
    for (const name of ["tokens", "react"] as const) {
      const exports = JSON.stringify(manifestOf(name).exports);
      const paths = Array.from(exports.matchAll(/"(\.\/[\w./-]+)"[,}]/g), ([, path = ""]) => path);
      expect(paths.length).toBeGreaterThan(1);
      for (const path of paths) {
        expect(() => read(join(packageDirectory(name), path))).not.toThrow();
      }
    }
  });
});
