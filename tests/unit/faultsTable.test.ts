import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const TABLE = "docs/faults.md";
const RUNNERS = ["test", "it"];

/** The name at the very left of a call: test.describe(…) => "test"; it.each([…])(…) => "it" */
function calledName(call: ts.Expression): string {
  if (ts.isIdentifier(call)) return call.text;
  if (ts.isPropertyAccessExpression(call)) {
    return call.name.text === "describe" ? "describe" : calledName(call.expression);
  }
  return ts.isCallExpression(call) ? calledName(call.expression) : "";
}

/** The parts of a title between what is filled in: "says %s of ${path}" => ["says ", " of ", ""] */
function partsOf(title: ts.Expression): string[] | undefined {
  if (ts.isStringLiteralLike(title)) return title.text.split(/%[sdifjo#]/);
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
}

/** The titles of all tests in a file. */
function titlesIn(text: string): string[][] {
  const titles: string[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.includes(calledName(node.expression))) {
      const [title] = node.arguments;
      const parts = title && partsOf(title);
      if (parts) titles.push(parts);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("tests.tsx", text, ts.ScriptTarget.Latest, true));
  return titles;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What is filled in must stand in the file as well: a made-up case is none. */
function hasTest(text: string, title: string): boolean {
  return titlesIn(text).some((parts) => {
    const found = new RegExp(`^${parts.map(escaped).join("(.+)")}$`).exec(title);
    return found?.slice(1).every((filled) => text.includes(filled)) ?? false;
  });
}

const rows = readFileSync(TABLE, "utf8")
  .split("\n")
  .filter((line) => /^\|(?! fault \|| ---)/.test(line))
  .map((line) => line.slice(1, -1).split("|"));

const proofsIn = (cell = ""): [title: string, file: string][] =>
  [...cell.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(([, title = "", file = ""]) => [
    title,
    file,
  ]);

describe("the table of faults", () => {
  it("has a fault, what is seen of it and a proof in each of its rows", () => {
    expect(rows.length).toBeGreaterThan(80);
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(3);
      expect(proofsIn(row[2]), row[0]).not.toEqual([]);
      for (const cell of row) expect(cell.trim(), row[0]).not.toBe("");
    }
  });

  it("names each fault once", () => {
    const names = rows.map(([name = ""]) => name.trim());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("leads to tests that exist, by their titles", () => {
    const wrong = rows
      .flatMap(([, , cell]) => proofsIn(cell))
      .filter(([title, file]) => !existsSync(file) || !hasTest(readFileSync(file, "utf8"), title));
    expect(wrong).toEqual([]);
  });
});
