import { type Firestore, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { csvOf } from "./csv.ts";

export interface Wanted {
  since: Date;
  until?: Date;
  /** Those as well that may have been written by a program. */
  withSuspects?: boolean;
}

const PAGE = 500;

const COLUMNS = [
  "reference",
  "received",
  "language",
  "about",
  "title",
  "name",
  "email",
  "from",
  "to",
  "people",
  "message",
  "page",
  "suspicions",
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

function rowOf(inquiry: QueryDocumentSnapshot): string[] {
  const received: Timestamp = inquiry.get("receivedAt");
  return [
    textOf(inquiry, "reference"),
    received.toDate().toISOString(),
    textOf(inquiry, "language"),
    textOf(inquiry, "topic.kind"),
    textOf(inquiry, "topic.title"),
    ...["name", "email", "from", "to", "people", "message", "page"].map((field) =>
      textOf(inquiry, field),
    ),
    suspicionsOf(inquiry).join(" "),
  ];
}

function suspicionsOf(inquiry: QueryDocumentSnapshot): string[] {
  const suspicions: unknown = inquiry.get("suspicions");
  return Array.isArray(suspicions) ? suspicions.map(String) : [];
}

export async function exportInquiries(
  db: Firestore,
  wanted: Wanted,
): Promise<{ csv: string; count: number }> {
  const rows: string[][] = [];
  for await (const inquiry of readInquiries(db, wanted)) {
    if (wanted.withSuspects || suspicionsOf(inquiry).length === 0) rows.push(rowOf(inquiry));
  }
  return { csv: csvOf([COLUMNS, ...rows]), count: rows.length };
}
