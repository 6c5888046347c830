/** The byte order mark tells spreadsheets that it is UTF-8. */
const MARK = "\uFEFF";

/** A spreadsheet takes a cell that begins like this for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** csvCell("=1+1") => "'=1+1"; csvCell("a,b") => "\"a,b\"" */
export function csvCell(text: string): string {
  // A space before it does not stop every program.
  const safe = FORMULA.test(text.trimStart()) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf(rows: string[][]): string {
  return MARK + rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}
