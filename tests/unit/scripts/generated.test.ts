import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { generatedFiles } from "../../../scripts/build/generatedFiles.ts";
import { findStaleFiles } from "../../../scripts/checks/generated.ts";

const folder = mkdtempSync(join(tmpdir(), "generated-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("names each generated file that is missing or changed by hand, with its cure", () => {
  const [first = "", ...others] = Object.keys(generatedFiles());
  expect(findStaleFiles(folder)).toHaveLength(others.length + 1);
  for (const path of others) cpSync(path, join(folder, path));
  writeFileSync(join(folder, first), "type Query { all: String }");
  expect(findStaleFiles(folder)).toEqual([
    `${first} is generated, and out of date. Write it again: npm run generate`,
  ]);
});
