import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findDue } from "../../../scripts/checks/dueContent.ts";

const folder = mkdtempSync(join(tmpdir(), "due-"));

beforeAll(() => {
  mkdirSync(join(folder, "herons"));
  writeFileSync(join(folder, "herons", "document.yaml"), "checked_on: 1999-05-02\n");
  writeFileSync(join(folder, "herons", "de.md"), "---\n---\n{{ask again 2000-01-15}}Bald.\n");
});

afterAll(() => rmSync(folder, { recursive: true }));

const dueOn = (day: string): string[] =>
  findDue(day, [folder]).map(({ since, what }) => `${since} ${what.replace(`${folder}/`, "")}`);

it("asks again for an announcement from its day on, and for facts after a year", () => {
  const facts = "2000-05-02 herons/document.yaml:1: facts";
  const announced = "2000-01-15 herons/de.md:3: what this announces";
  expect(dueOn("2000-01-14")).toEqual([]);
  expect(dueOn("2000-01-15")).toEqual([announced]);
  expect(dueOn("2000-05-02")).toEqual([announced, facts]);
});

it("asks again for every figure of the tables, with its source", () => {
  const due = findDue("2999-01-01", []);
  expect(due.length).toBeGreaterThan(0);
  for (const { what } of due) expect(what).toMatch(/\(https?:.+\)$/);
});
