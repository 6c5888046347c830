import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { whyStale } from "../faults/seeded/copy.ts";
import type { Fault } from "../faults/seeded/fault.ts";
import { FAULTS } from "../faults/seeded/list.ts";

const byName = FAULTS.map((fault): [string, Fault] => [fault.name, fault]);

it.each(byName)("can still be put in: %s", (_, fault) => {
  expect(whyStale(fault)).toBeUndefined();
  expect(fault.replace).not.toBe(fault.find);
});

/** A story is named after its export: "With Credit" => "WithCredit" */
const named = ({ caughtBy: { part, title } }: Fault): string =>
  part === "stories" ? `export const ${title.replaceAll(" ", "")}:` : title;

it.each(byName)("has a test that is there: %s", (_, fault) => {
  const { file } = fault.caughtBy;
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(named(fault));
});

it("calls no two faults the same", () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});
