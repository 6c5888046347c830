import fc from "fast-check";
import readExcelFile from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { type Cell, spreadsheetOf } from "../../../functions/src/export/spreadsheet.ts";

const COLUMN = { title: "text", width: 20 };

async function readBack(cells: Cell[], format?: string): Promise<unknown[]> {
  const file = await spreadsheetOf(
    [{ ...COLUMN, format }],
    cells.map((cell) => [cell]),
  );
  const [sheet] = await readExcelFile(file, { trim: false });
  const [titles, ...rows] = sheet?.data ?? [];
  expect(titles).toEqual(["text"]);
  return rows.map(([cell]) => cell);
}

describe("a table for a spreadsheet", () => {
  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "x;=HYPERLINK(A1);y",
    'a","=cmd|\'/C calc\'!A0","b',
    " =1",
    "_x003D_1+1",
    "<f>1+1</f>",
    "constructor",
    "__proto__",
  ])("holds %j as the text that it is", async (text) => {
    expect(await readBack([text])).toEqual([text]);
  });

  it("keeps numbers, days and times as such", async () => {
    const day = new Date("2027-05-01T00:00:00Z");
    expect(await readBack([4, day], "yyyy-mm-dd")).toEqual([4, day]);
  });

  it("leaves out what no spreadsheet can hold", async () => {
    expect(await readBack(["a\u0001b\ud800c"])).toEqual(["abc"]);
  });

  it("holds whatever visitors write", async () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((one) => !/[\p{Cc}\ufffd-\uffff]/u.test(one));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1 }), async (texts) => {
        expect(await readBack(texts)).toEqual(texts);
      }),
    );
  });
});
