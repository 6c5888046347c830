import { describe, expect, it } from "vitest";
import { findForbidden } from "../../../scripts/checks/secrets.ts";

// Put together from halves, so that this file passes the check that it tests.
const UNWANTED = [
  ["a private key", `-----BEGIN RSA ${"PRIVATE"} KEY-----`],
  ["a Google API key", `const key = "AIza${"Sy".padEnd(35, "0")}";`],
  ["a GitHub token", `ghp${"_".padEnd(37, "a")}`],
  ["an npm token", `npm${"_".padEnd(37, "a")}`],
  ["an AWS key", `AKIA${"A".repeat(16)}`],
  ["a Slack token", `xoxb-${"1".repeat(12)}`],
  ["a signed token (JWT)", `eyJ${"a".repeat(12)}.eyJ${"b".repeat(12)}.c`],
  ["a path of one machine", `cd ${"/home"}/ana/site`],
  ["a path of one machine", `"${"/Users"}/ana/site"`],
  ["a path of one machine", `see ${"/root"}/notes.md`],
  ["a path of one machine", `(${"/work"}/main)`],
  ["a path of one machine", `C:${"\\Users"}\\ana`],
  ["the host of a package registry", `https://registry${".npmjs"}.org/react`],
  ["the host of a package registry", `http://deb${".debian"}.org`],
  ["a merge conflict", `${"<".repeat(7)} HEAD`],
  ["a merge conflict", `${">".repeat(7)} main`],
  ["a to-do without a link to its issue", `// ${"TO"}DO: later`],
] as const;

const HARMLESS = [
  "a site at https://podunavlje.example/work/",
  "import { home } from './home/page.ts'",
  "url('/static/picture.webp')",
  `// ${"TO"}DO(https://example.org/1): later`,
  "A heading\n=======\n",
  'const ids = ["npm_config_port"];',
];

describe("the check of the tree", () => {
  it.each(UNWANTED)("finds %s and names the line", (what, line) => {
    expect(findForbidden("src/a.test.ts", `first\n${line}\nlast`)).toEqual([
      `src/a.test.ts:2 holds ${what}`,
    ]);
  });

  it.each(HARMLESS)("passes over %j", (text) => {
    expect(findForbidden("src/a.test.ts", text)).toEqual([]);
  });
});
