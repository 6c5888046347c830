import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvCell, csvOf } from "../../../functions/src/csv.ts";

/** As a spreadsheet reads it. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy;
  const text = csv.replace(/^\uFEFF/, "");
  while (pattern.lastIndex < text.length) {
    const [, cell = "", end] = pattern.exec(text) ?? [];
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

describe("a table for a spreadsheet", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u00a0=1"])(
    "holds %j as text, not as a formula",
    (text) => expect(parse(`${csvCell(text)}\r\n`)).toEqual([[`'${text}`]]),
  );

  it("keeps quotes, commas and line breaks within their cell", () => {
    const row = ['Ana "Anka"', "a,b", "one\ntwo", "a;b", ""];
    expect(parse(csvOf([row]))).toEqual([row]);
  });

  it.each([
    ["a", "a"],
    ["", ""],
    ["a b", "a b"],
    ["7-3=4", "7-3=4"],
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ["a\nb", '"a\nb"'],
    ["a\rb", '"a\rb"'],
    ["a\tb", '"a\tb"'],
    ["it's", '"it\'s"'],
    ['"a"', '"""a"""'],
    ["=1", '"\'=1"'],
    ["  @x", '"\'  @x"'],
  ])("writes %j as %s", (text, cell) => expect(csvCell(text)).toBe(cell));

  it("ends each row, the last one too", () => {
    expect(csvOf([["a", "b"], ["c"]])).toBe("\uFEFFa,b\r\nc\r\n");
    expect(csvOf([])).toBe("\uFEFF");
  });

  it("begins with the mark that makes č and ć readable", () => {
    expect(csvOf([["č"]])).toBe("\uFEFFč\r\n");
  });

  it("holds whatever visitors write, and no cell is ever a formula", () => {
    const cell = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 }),
        (rows) => {
          const read = parse(csvOf(rows));
          expect(read.length).toBe(rows.length);
          for (const [index, row] of rows.entries()) {
            expect(read[index]?.map((text) => text.replace(/^'/, ""))).toEqual(
              row.map((text) => text.replace(/^'/, "")),
            );
            for (const text of read[index] ?? []) expect(text).not.toMatch(/^\s*[=+\-@]/);
          }
        },
      ),
    );
  });
});
