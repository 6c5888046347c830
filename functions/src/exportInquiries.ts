import { type Firestore, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { type Cell, type Column, spreadsheetOf } from "./spreadsheet.ts";

export interface Wanted {
  since: Date;
  until?: Date;
  /** Those as well that may have been written by a program. */
  withSuspects?: boolean;
}

const PAGE = 500;

const DAY = "yyyy-mm-dd";

const COLUMNS: Column[] = [
  { title: "reference", width: 12 },
  { title: "received (UTC)", width: 17, format: `${DAY} hh:mm` },
  { title: "language", width: 9 },
  { title: "about", width: 12 },
  { title: "title", width: 28 },
  { title: "name", width: 22 },
  { title: "email", width: 28 },
  { title: "from", width: 12, format: DAY },
  { title: "to", width: 12, format: DAY },
  { title: "people", width: 8 },
  { title: "message", width: 70 },
  { title: "page", width: 36 },
  { title: "suspicions", width: 20 },
];

/** Oldest first; fetched a page at a time, because a year of them may not fit into memory at once. */
async function* readInquiries(db: Firestore, { since, until }: Wanted) {
  let query = db
    .collection("inquiries")
    .where("receivedAt", ">=", Timestamp.fromDate(since))
    .orderBy("receivedAt")
    .limit(PAGE);
  if (until) query = query.where("receivedAt", "<", Timestamp.fromDate(until));
  let page = await query.get();
  while (!page.empty) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await query.startAfter(last).get();
  }
}

const textOf = (inquiry: QueryDocumentSnapshot, field: string): string =>
  String(inquiry.get(field) ?? "");

/** A day is kept as it was sent: "2027-05-01". */
function dayOf(inquiry: QueryDocumentSnapshot, field: string): Cell {
  const text = textOf(inquiry, field);
  return text === "" ? undefined : new Date(`${text}T00:00:00Z`);
}

/** A number is kept as it was sent, too: "4" */
function countOf(inquiry: QueryDocumentSnapshot, field: string): Cell {
  const text = textOf(inquiry, field);
  return text === "" ? undefined : Number(text);
}

function rowOf(inquiry: QueryDocumentSnapshot): Cell[] {
  const received: Timestamp = inquiry.get("receivedAt");
  return [
    textOf(inquiry, "reference"),
    received.toDate(),
    textOf(inquiry, "language"),
    textOf(inquiry, "topic.kind"),
    textOf(inquiry, "topic.title"),
    textOf(inquiry, "name"),
    textOf(inquiry, "email"),
    dayOf(inquiry, "from"),
    dayOf(inquiry, "to"),
    countOf(inquiry, "people"),
    textOf(inquiry, "message"),
    textOf(inquiry, "page"),
    suspicionsOf(inquiry).join(" "),
  ];
}

function suspicionsOf(inquiry: QueryDocumentSnapshot): string[] {
  const suspicions: unknown = inquiry.get("suspicions");
  return Array.isArray(suspicions) ? suspicions.map(String) : [];
}

/** A spreadsheet of them, and how many there are. */
export async function exportInquiries(
  db: Firestore,
  wanted: Wanted,
): Promise<{ file: Buffer; count: number }> {
  const rows: Cell[][] = [];
  for await (const inquiry of readInquiries(db, wanted)) {
    if (wanted.withSuspects || suspicionsOf(inquiry).length === 0) rows.push(rowOf(inquiry));
  }
  return { file: await spreadsheetOf(COLUMNS, rows), count: rows.length };
}
