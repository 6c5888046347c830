import { type Firestore, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { type FieldKind, fieldRow, INQUIRY_FIELDS } from "../../../src/inquiries/inquiryFields.ts";
import { type Cell, type Column, spreadsheetOf } from "./spreadsheet.ts";

export interface ExportFilter {
  since: Date;
  until?: Date;
  /** Includes inquiries that may be spam. */
  withSuspects?: boolean;
}

const PAGE_SIZE = 500;

const DAY = "yyyy-mm-dd";

const COLUMN_FORMATS: Record<FieldKind, Omit<Column, "title">> = {
  line: { width: 22 },
  email: { width: 28 },
  day: { width: 12, format: DAY },
  count: { width: 8 },
  part: { width: 11 },
  language: { width: 14 },
  text: { width: 70 },
};

const COLUMNS: Column[] = [
  { title: "reference", width: 12 },
  { title: "received (UTC)", width: 17, format: `${DAY} hh:mm` },
  { title: "language", width: 9 },
  { title: "about", width: 12 },
  { title: "title", width: 28 },
  ...INQUIRY_FIELDS.map((field) => ({ title: field, ...COLUMN_FORMATS[fieldRow(field).kind] })),
  { title: "page", width: 36 },
  { title: "suspicions", width: 20 },
];

/** Oldest first; page by page, because a year of inquiries may not fit into memory. */
async function* readInquiries(db: Firestore, { since, until }: ExportFilter) {
  let query = db
    .collection("inquiries")
    .where("receivedAt", ">=", Timestamp.fromDate(since))
    .orderBy("receivedAt")
    .limit(PAGE_SIZE);
  if (until) query = query.where("receivedAt", "<", Timestamp.fromDate(until));
  let page = await query.get();
  while (!page.empty) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE_SIZE) return;
    page = await query.startAfter(last).get();
  }
}

const textOf = (inquiry: QueryDocumentSnapshot, field: string): string =>
  String(inquiry.get(field) ?? "");

/** The store has days and numbers as text: "2027-05-01", "4". */
function cellOf(text: string, kind: FieldKind): Cell {
  if (text === "") return undefined;
  if (kind === "day") return new Date(`${text}T00:00:00Z`);
  return kind === "count" || kind === "part" ? Number(text) : text;
}

function cellsOf(inquiry: QueryDocumentSnapshot): Cell[] {
  const received: Timestamp = inquiry.get("receivedAt");
  return [
    textOf(inquiry, "reference"),
    received.toDate(),
    textOf(inquiry, "language"),
    textOf(inquiry, "topic.kind"),
    textOf(inquiry, "topic.title"),
    ...INQUIRY_FIELDS.map((field) => cellOf(textOf(inquiry, field), fieldRow(field).kind)),
    textOf(inquiry, "page"),
    suspicionsOf(inquiry).join(" "),
  ];
}

function suspicionsOf(inquiry: QueryDocumentSnapshot): string[] {
  const suspicions: unknown = inquiry.get("suspicions");
  return Array.isArray(suspicions) ? suspicions.map(String) : [];
}

/** A spreadsheet of the inquiries, and how many there are. */
export async function exportInquiries(
  db: Firestore,
  filter: ExportFilter,
): Promise<{ file: Buffer; count: number }> {
  const rows: Cell[][] = [];
  for await (const inquiry of readInquiries(db, filter)) {
    if (filter.withSuspects || suspicionsOf(inquiry).length === 0) rows.push(cellsOf(inquiry));
  }
  return { file: await spreadsheetOf(COLUMNS, rows), count: rows.length };
}
