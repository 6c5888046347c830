import { createHash } from "node:crypto";
import { type ContentDocument, createLibrary, type Library } from "./library.ts";

/** The operator's time zone: a document is published when its day begins there. */
export const TIME_ZONE = "Europe/Zagreb";

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short" });

/** dayOf(new Date("2026-10-13T22:30:00Z")) => "2026-10-14" */
export const dayOf = (moment: Date): string => DAY.format(moment);

/** The day from which a document is shown; undefined if it is shown at once. */
function publicationDay({ fields }: ContentDocument): string | undefined {
  const published = fields.texts.get("published")?.value;
  return published === undefined ? undefined : dayOf(new Date(published));
}

const isScheduled = (document: ContentDocument, day: string): boolean =>
  (publicationDay(document) ?? day) > day;

export const nextPublicationDay = ({ documents }: Library, day: string): string | undefined =>
  documents
    .map((document) => publicationDay(document) ?? day)
    .filter((first) => first > day)
    .sort()[0];

/** "blog/herons from 2027-05-01 on", without duplicates, soonest first. */
export function findScheduled({ documents }: Library, day: string): string[] {
  const waiting = documents
    .filter((document) => isScheduled(document, day))
    .map((document) => [publicationDay(document), `${document.type}/${document.folder}`].join(" "));
  return [...new Set(waiting)].sort().map((entry) => {
    const [from, name] = entry.split(" ");
    return `${name} from ${from} on`;
  });
}

/**
 * The documents that are published on a day. By days, not hours, so that two builds of one day agree. Scheduled
 * documents are left out completely: no list has them, and links to them are broken.
 */
export function publishedOn(library: Library, day: string): Library {
  const waiting = library.documents.filter((document) => isScheduled(document, day));
  if (waiting.length === 0) return library;
  const ref = createHash("sha256").update(library.ref);
  for (const { id } of waiting) ref.update(`${id}\n`);
  return createLibrary(
    library.documents.filter((document) => !isScheduled(document, day)),
    {
      ref: ref.digest("base64url").slice(0, library.ref.length),
      languages: library.languages,
    },
  );
}
