import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { TEMPLATES, templatePath } from "../../../src/build/templates.ts";

it("names the template of every page", () => {
  const files = readdirSync("src/templates").map(
    (file) => `${process.cwd()}/src/templates/${file}`,
  );
  expect(TEMPLATES.map(templatePath).sort()).toEqual(files.sort());
});
