import writeExcelFile from "write-excel-file/node";

/** What stands in a cell: a text is never a formula, whatever a visitor has written. */
export type Cell = string | number | Date | undefined;

export interface Column {
  title: string;
  /** In letters, about. */
  width: number;
  /** How days and times are shown. */
  format?: string;
}

/** "_x0041_" is how a spreadsheet writes "A": who typed it meant those seven letters. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;

/** The library takes such a text for one that it has written before; what no XML can hold it leaves out. */
const hide = (text: string): string => (text in {} ? `\u0001${text}` : text);

const writable = (text: string): string => hide(text.replace(ESCAPE, "_x005F_"));

function cellOf(value: Cell, { format }: Column) {
  if (value === undefined || value === "") return null;
  if (typeof value === "number") return { type: Number, value };
  if (value instanceof Date) return { type: Date, value, format };
  // Shown as text too: otherwise "=1+1" becomes a formula for whoever edits the cell and leaves it.
  return { type: String, value: writable(value), format: "@", wrap: true };
}

/** A sheet with a line of titles that stays in sight, as a file that every spreadsheet opens alike. */
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
