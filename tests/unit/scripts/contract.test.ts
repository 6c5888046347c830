import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { contractFiles } from "../../../scripts/build/contractFiles.ts";
import { findStaleContract } from "../../../scripts/checks/contract.ts";

const folder = mkdtempSync(join(tmpdir(), "contract-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("names each generated file that is missing or changed by hand, with its cure", () => {
  const [first = "", ...others] = Object.keys(contractFiles());
  expect(findStaleContract(folder)).toHaveLength(others.length + 1);
  for (const path of others) cpSync(path, join(folder, path));
  writeFileSync(join(folder, first), "type Query { all: String }");
  expect(findStaleContract(folder)).toEqual([
    `${first} differs from content-service/kinds/. Write it again: npm run contract`,
  ]);
});
