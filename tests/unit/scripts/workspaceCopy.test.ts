import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { syncCopy } from "../../../scripts/build/workspaceCopy.ts";

const HERE = process.cwd();
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "house-"));
  process.chdir(folder);
  for (const path of ["src/parts", "src/node_modules", "node_modules"])
    mkdirSync(path, { recursive: true });
  writeFileSync("src/parts/a.ts", "a");
  writeFileSync("src/node_modules/b.js", "b");
  writeFileSync("package.json", "{}");
  syncCopy("second");
});
afterEach(() => {
  process.chdir(HERE);
  rmSync(folder, { recursive: true });
});

it("makes a copy of the tree that shares its packages", () => {
  expect(readFileSync("second/src/parts/a.ts", "utf8")).toBe("a");
  expect(readFileSync("second/package.json", "utf8")).toBe("{}");
  expect(existsSync("second/src/node_modules")).toBe(false);
  expect(existsSync("second/node_modules")).toBe(true);
});

it("syncs what was changed, added and deleted, and nothing else", () => {
  mkdirSync("second/public");
  const before = statSync("second/package.json").ctimeMs;
  writeFileSync("src/parts/a.ts", "another");
  writeFileSync("src/parts/c.ts", "c");
  syncCopy("second");
  rmSync("src/parts/c.ts");
  expect(readFileSync("second/src/parts/c.ts", "utf8")).toBe("c");
  syncCopy("second");
  expect(readFileSync("second/src/parts/a.ts", "utf8")).toBe("another");
  expect(existsSync("second/src/parts/c.ts")).toBe(false);
  expect(existsSync("second/public")).toBe(true);
  expect(statSync("second/package.json").ctimeMs).toBe(before);
});
