import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spreadsheetOf } from "../../../functions/src/export/spreadsheet.ts";
import { installFromDebian, succeeds } from "../../../scripts/debian.ts";
import { captureProgram } from "../../../scripts/program.ts";

const PATIENCE_IN_MS = 180_000;

/** What spreadsheets of these countries take for a separator, a decimal sign or a formula. */
const HOSTILE = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  "x;=HYPERLINK(A1);y",
  "x,=SUM(1),y",
  "x\t=1+1\ty",
  'x";=1+1;"y',
  "x\n=1+1",
  "=cmd|'/C calc'!A0",
  "{=1+1}",
  "1,5",
  "1.5",
  "01.02.2027",
  "_x003D_1+1",
  "constructor",
  "Đakovo, šuma; čaplja",
];

const WHEN = new Date("2027-02-01T15:30:00Z");
const folder = mkdtempSync(join(tmpdir(), "spreadsheet-"));

beforeAll(async () => {
  if (!succeeds("soffice", ["--version"]) && !installFromDebian("libreoffice-calc-nogui")) {
    throw new Error("This test needs LibreOffice Calc: install it.");
  }
  const columns = [
    { title: "text", width: 20 },
    { title: "when", width: 20, format: "yyyy-mm-dd hh:mm" },
    { title: "people", width: 8 },
  ];
  writeFileSync(
    join(folder, "table.xlsx"),
    await spreadsheetOf(
      columns,
      HOSTILE.map((text) => [text, WHEN, 4]),
    ),
  );
}, PATIENCE_IN_MS);
afterAll(() => rmSync(folder, { recursive: true }));

/** A LibreOffice profile with this locale. */
function profileFor(locale: string): string {
  const profile = join(folder, locale);
  mkdirSync(join(profile, "user"), { recursive: true });
  writeFileSync(
    join(profile, "user/registrymodifications.xcu"),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>
</oor:items>`,
  );
  return profile;
}

/** The file as LibreOffice reads it, as flat XML. */
async function open(locale: string): Promise<string> {
  const { output } = await captureProgram("soffice", [
    `-env:UserInstallation=file://${profileFor(locale)}`,
    "--headless",
    "--convert-to",
    "fods",
    "--outdir",
    join(folder, locale),
    join(folder, "table.xlsx"),
  ]);
  expect(output).toContain("table.fods");
  return readFileSync(join(folder, locale, "table.fods"), "utf8");
}

/** The displayed texts of the first column. */
const plain = (xml: string): string =>
  xml
    .replaceAll("&apos;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

it.each(["hr-HR", "de-DE", "sr-Latn-RS", "en-GB"])(
  "opens as a table of texts, times and numbers in a spreadsheet of %s, without a formula",
  async (locale) => {
    const sheet = await open(locale);
    expect(sheet).not.toMatch(/table:formula/);
    const cells = [
      ...sheet.matchAll(
        /<table:table-cell([^>]*office:value-type="(\w+)"[^>]*)>(.*?)<\/table:table-cell>/gs,
      ),
    ];
    const ofKind = (kind: string) => cells.filter(([, , found]) => found === kind);
    // The titles are texts, too.
    expect(ofKind("string")).toHaveLength(HOSTILE.length + 3);
    expect(ofKind("date")).toHaveLength(HOSTILE.length);
    expect(ofKind("float")).toHaveLength(HOSTILE.length);
    for (const [, facts] of ofKind("date")) expect(facts).toContain('"2027-02-01T15:30:00"');
    for (const text of HOSTILE.filter((one) => !/[\n\t]/.test(one))) {
      expect(plain(sheet)).toContain(`<text:p>${text}</text:p>`);
    }
  },
  PATIENCE_IN_MS,
);
