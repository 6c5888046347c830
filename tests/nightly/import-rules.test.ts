import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findImportViolations } from "../../scripts/checks/importRules.ts";

const roots: string[] = [];

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

// Writes a small tree of files and returns the imports that break the rules, a line
// each: "src/i18n/a.ts → src/inquiries/b.ts src/i18n/ imports src/config/ only"
async function findViolations(tree: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), "import-rules-"));
  roots.push(root);
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const [, ...problems] = (await findImportViolations(root)).split(/^ *error [\w-]+: /m);
  return problems.map((problem) => problem.replace(/\s+/g, " "));
}

const VALUE = "export const value = 1;\nexport type Value = number;\n";

// Forbidden imports, each with a part of its message.
const FORBIDDEN = [
  ["design-tokens/space.ts", "src/theme/theme.css.ts", "imports nothing but itself"],
  [
    "src/theme/theme.css.ts",
    "src/components/Card/Card.tsx",
    "design-tokens/, vanilla-extract and the names",
  ],
  ["src/theme/theme.css.ts", "src/i18n/paths.ts", "design-tokens/, vanilla-extract and the names"],
  ["src/components/Card/Card.tsx", "design-tokens/space.ts", "through src/theme/ only"],
  ["src/shell/SiteLayout/SiteLayout.tsx", "design-tokens/space.ts", "through src/theme/ only"],
  ["src/components/Card/Card.tsx", "src/features/BlogList/BlogList.tsx", "src/theme/ only"],
  ["src/components/Card/Card.tsx", "src/shell/SiteLayout/SiteLayout.tsx", "src/theme/ only"],
  ["src/components/Card/Card.tsx", "src/inquiries/call.ts", "src/theme/ only"],
  ["src/components/Card/Card.tsx", "src/documents/types.ts", "src/theme/ only"],
  ["src/components/Card/Card.tsx", "src/runtime/pageState.ts", "src/theme/ only"],
  ["src/features/BlogList/BlogList.tsx", "src/shell/SiteLayout/SiteLayout.tsx", "src/features/"],
  ["src/features/BlogList/BlogList.tsx", "src/build/pages/allPages.ts", "src/features/"],
  ["src/lists/cards.ts", "src/features/BlogList/BlogList.tsx", "nothing that draws"],
  ["src/runtime/address.ts", "src/lists/cards.ts", "src/runtime/"],
  ["src/documents/types.ts", "src/lists/cards.ts", "src/documents/"],
  ["src/config/env.ts", "src/i18n/paths.ts", "src/config/"],
  ["src/shell/SiteLayout/SiteLayout.tsx", "src/templates/blog.tsx", "src/shell/"],
  ["src/documents/types.ts", "src/components/Card/Card.tsx", "src/documents/"],
  ["src/documents/types.ts", "src/theme/theme.css.ts", "src/documents/"],
  ["src/i18n/paths.ts", "src/documents/types.ts", "src/i18n/"],
  ["src/i18n/paths.ts", "src/shell/SiteLayout/SiteLayout.tsx", "src/i18n/"],
  ["src/inquiries/call.ts", "src/features/BlogList/BlogList.tsx", "nothing that draws"],
  ["src/inquiries/call.ts", "src/documents/types.ts", "types only"],
  ["src/runtime/inline/hideUnfiltered.ts", "src/shell/SiteLayout/SiteLayout.tsx", "src/runtime/"],
  [
    "src/runtime/inline/hideUnfiltered.ts",
    "src/documents/types.ts",
    "pageState.ts, offline.ts and theme.ts only",
  ],
  [
    "src/runtime/inline/hideUnfiltered.ts",
    "src/i18n/paths.ts",
    "redirectFor.ts, preference.ts and monthNow.ts only",
  ],
  ["src/shell/SiteLayout/SiteLayout.tsx", "src/runtime/inline/hideUnfiltered.ts", "only tests"],
  [
    "src/build/pages/allPages.ts",
    "src/runtime/inline/hideUnfiltered.ts",
    "only tests import its code",
  ],
  ["src/runtime/pageState.ts", "src/config/env.ts", "names only"],
  ["src/pages/about.tsx", "src/templates/blog.tsx", "nothing imports them"],
  ["src/build/pages/allPages.ts", "src/pages/about.tsx", "nothing imports them"],
  ["src/build/pages/allPages.ts", "src/components/Card/Card.tsx", "nothing that draws"],
  ["src/templates/blog.tsx", "src/build/pages/allPages.ts", "types of src/build/, never its code"],
  ["src/documents/types.ts", "src/build/pages/allPages.ts", "only gatsby-*.ts, scripts and tests"],
  ["art/scenes/fire.ts", "src/theme/theme.css.ts", "design-tokens/ and itself only"],
  ["content-service/src/main.ts", "src/documents/types.ts", "nothing of the site"],
  ["content-service/src/main.ts", "scripts/serve/serve.ts", "nothing of the site"],
  ["src/documents/types.ts", "content-service/src/main.ts", "src/ imports nothing of"],
  ["src/documents/types.ts", "content-service/src/documents/choices.ts", "src/ imports nothing of"],
  ["src/i18n/paths.ts", "scripts/serve/serve.ts", "src/ imports nothing of"],
  ["src/components/Card/Card.tsx", "stories/words.ts", "src/ imports nothing of"],
  ["src/components/Card/Card.tsx", ".storybook/preview.tsx", "src/ imports nothing of"],
  ["stories/Card.stories.tsx", "src/shell/SiteLayout/SiteLayout.tsx", "need gatsby"],
] as const;

// Packages that a folder must not import.
const FORBIDDEN_PACKAGES = [
  ["design-tokens/space.ts", "react", "imports nothing but itself"],
  ["src/theme/theme.css.ts", "react", "design-tokens/, vanilla-extract and the names"],
  ["src/components/Card/Card.tsx", "gatsby", "never import gatsby"],
  ["src/features/BlogList/BlogList.tsx", "gatsby", "never import gatsby"],
  ["src/features/BlogList/BlogList.tsx", "gatsby-plugin-image", "never import gatsby"],
  ["stories/Card.stories.tsx", "gatsby", "need gatsby"],
  [".storybook/preview.tsx", "gatsby", "need gatsby"],
  ["src/runtime/inline/hideUnfiltered.ts", "react", "pageState.ts, offline.ts and theme.ts only"],
  ["src/runtime/inline/hideUnfiltered.ts", "gatsby", "pageState.ts, offline.ts and theme.ts only"],
  ["src/build/pages/allPages.ts", "react", "nothing that draws"],
  ["src/build/pages/allPages.ts", "react-dom/server", "nothing that draws"],
] as const;

const ALLOWED = [
  ["src/theme/theme.css.ts", "design-tokens/space.ts"],
  ["src/components/Card/Card.tsx", "src/theme/theme.css.ts"],
  ["src/components/Card/Card.tsx", "src/components/Link/Link.tsx"],
  ["src/theme/theme.css.ts", "src/runtime/pageState.ts"],
  ["src/runtime/inline/start.ts", "src/runtime/pageState.ts"],
  ["src/features/BlogList/BlogList.tsx", "src/components/Card/Card.tsx"],
  ["src/features/BlogList/BlogList.tsx", "src/documents/types.ts"],
  ["src/features/BlogList/BlogList.tsx", "src/i18n/paths.ts"],
  ["src/features/BlogList/BlogList.tsx", "src/inquiries/call.ts"],
  ["src/shell/SiteLayout/SiteLayout.tsx", "src/features/BlogList/BlogList.tsx"],
  ["stories/Card.stories.tsx", "src/components/Card/Card.tsx"],
  ["stories/Card.stories.tsx", "design-tokens/space.ts"],
  ["src/templates/blog.tsx", "src/shell/SiteLayout/SiteLayout.tsx"],
  ["src/templates/blog.tsx", "src/documents/types.ts"],
  ["src/documents/types.ts", "src/i18n/paths.ts"],
  ["src/i18n/paths.ts", "src/config/env.ts"],
  ["src/lists/cards.ts", "src/documents/types.ts"],
  ["src/search/rank.ts", "src/runtime/address.ts"],
  ["src/build/pages/allPages.ts", "src/documents/types.ts"],
  ["src/runtime/inline/start.ts", "src/runtime/inline/start/scriptLoader.ts"],
  ["src/runtime/inline/start.ts", "src/i18n/preference.ts"],
  ["tests/unit/start.test.ts", "src/runtime/inline/start.ts"],
  ["gatsby-node.ts", "src/build/pages/allPages.ts"],
  ["scripts/serve/serve.ts", "src/build/pages/allPages.ts"],
  ["tests/unit/blog.test.tsx", "src/templates/blog.tsx"],
] as const;

// A tree with these imports; each file also exports what others import.
function treeOf(imports: readonly (readonly [from: string, to: string, ...rest: string[]])[]) {
  const tree: Record<string, string> = {};
  for (const [from, to] of imports) {
    tree[from] = `${importLine(from, to)}${tree[from] ?? VALUE}`;
    if (isFile(to)) tree[to] ??= VALUE;
  }
  return tree;
}

// importLine("src/i18n/paths.ts", "scripts/serve/serve.ts") => import "../../scripts/serve/serve.ts";
function importLine(from: string, to: string): string {
  return `import "${isFile(to) ? relative(dirname(from), to).replace(/^(?![.])/, "./") : to}";\n`;
}

function isFile(target: string): boolean {
  return /[.]tsx?$/.test(target);
}

// Importing only a type is forbidden, too.
const BY_TYPE = {
  "src/i18n/half.ts": `import type { Value } from "../features/Menu/Menu.tsx";
export const paths: Value[] = [];\n`,
  "src/features/Menu/Menu.tsx": VALUE,
};

const CIRCLE = [
  ["src/documents/a.ts", "src/documents/b.ts"],
  ["src/documents/b.ts", "src/documents/c.ts"],
  ["src/documents/c.ts", "src/documents/a.ts"],
] as const;

// Imports that are allowed for types only.
const TAKES_TYPES = {
  "src/templates/story.tsx": `import type { Value } from "../build/pages/pageContexts.ts";
export const half = (value: Value) => value / 2;\n`,
  "src/build/inlineScripts.ts": `import type { Value } from "../runtime/inline/serviceWorker.ts";
export const third = (value: Value) => value / 3;\n`,
  "src/runtime/inline/serviceWorker.ts": `import type { Value as Language } from "../../i18n/languages.ts";
export type Value = Language;\n`,
  "src/i18n/languages.ts": VALUE,
};

// Each run takes seconds, so there is one tree of forbidden and one of allowed imports.
describe("the import rules", () => {
  describe("in a tree where every import is forbidden", () => {
    let problems: string[] = [];

    beforeAll(async () => {
      const tree = treeOf([...FORBIDDEN, ...FORBIDDEN_PACKAGES, ...CIRCLE]);
      problems = await findViolations({ ...tree, ...BY_TYPE });
    });

    it.each(FORBIDDEN)("stops %s from importing %s", (from, to, message) => {
      expect(problems.filter((problem) => problem.startsWith(`${from} → ${to} `))).toContainEqual(
        expect.stringContaining(message),
      );
    });

    it.each(FORBIDDEN_PACKAGES)("stops %s from importing the package %s", (from, name, message) => {
      expect(problems.filter((problem) => problem.startsWith(`${from} → ${name}`))).toContainEqual(
        expect.stringContaining(message),
      );
    });

    it("finds an import of nothing but a type", () => {
      expect(problems.filter((problem) => problem.startsWith("src/i18n/half.ts"))).toEqual([
        expect.stringContaining("src/i18n/ imports src/config/ only"),
      ]);
    });

    it("finds modules that import each other in a circle", () => {
      expect(problems.filter((problem) => problem.startsWith("src/documents/a.ts"))).toEqual([
        expect.stringContaining("in a circle"),
      ]);
    });
  });

  describe("in a tree where every import is allowed", () => {
    let problems: string[] = [];
    const isOfTypes = (problem: string): boolean =>
      Object.keys(TAKES_TYPES).some((file) => problem.startsWith(file));

    beforeAll(async () => {
      problems = await findViolations({ ...treeOf(ALLOWED), ...TAKES_TYPES });
    });

    it("accepts every allowed import", () => {
      expect(problems.filter((problem) => !isOfTypes(problem))).toEqual([]);
    });

    it("accepts types where code is forbidden", () => {
      expect(problems.filter(isOfTypes)).toEqual([]);
    });
  });
});
