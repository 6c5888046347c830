import writeExcelFile from "write-excel-file/node";

/** A text never becomes a formula, whatever a visitor has written. */
export type Cell = string | number | Date | undefined;

export interface Column {
  title: string;
  /** Roughly, in characters. */
  width: number;
  /** How days and times are shown. */
  format?: string;
}

/** Spreadsheets read "_x0041_" as "A": it is escaped, so that it stays as typed. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;

/** The library confuses "constructor" and the like with its own entries. It removes \u0001 when it writes. */
const escapeObjectKeys = (text: string): string => (text in {} ? `\u0001${text}` : text);

const escapeText = (text: string): string => escapeObjectKeys(text.replace(ESCAPE, "_x005F_"));

function cellOf(value: Cell, { format }: Column) {
  if (value === undefined || value === "") return null;
  if (typeof value === "number") return { type: Number, value };
  if (value instanceof Date) return { type: Date, value, format };
  // Shown as text too: otherwise "=1+1" becomes a formula for whoever edits the cell and leaves it.
  return { type: String, value: escapeText(value), format: "@", wrap: true };
}

/** An XLSX file of one sheet with a frozen header row. */
export async function spreadsheetOf(columns: Column[], rows: Cell[][]): Promise<Buffer> {
  const titles = columns.map(({ title }) => ({
    type: String,
    value: title,
    fontWeight: "bold" as const,
  }));
  const cells = rows.map((row) => columns.map((column, place) => cellOf(row[place], column)));
  return writeExcelFile([titles, ...cells], {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
