import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { APART } from "./apart.ts";

const ELSEWHERE = /^(backend|hostile)\b/;
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;

it("puts a test that replaces modules apart from the others", () => {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && !ELSEWHERE.test(file))
    .map((file) => join("tests", file).replaceAll("\\", "/"));
  const together = files.filter(
    (file) => !APART.includes(file) && REPLACES_MODULES.test(readFileSync(file, "utf8")),
  );
  expect(together).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(APART));
});
