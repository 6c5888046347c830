import { createHash } from "node:crypto";
import { type ContentDocument, createLibrary, type Library } from "./library.ts";

/** The operator's: a document is published when its day begins there. */
export const TIME_ZONE = "Europe/Zagreb";

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short" });

/** dayOf(new Date("2026-10-13T22:30:00Z")) => "2026-10-14": in Zagreb it is past midnight. */
export const dayOf = (moment: Date): string => DAY.format(moment);

/** The day from which a document is shown; undefined where it is shown at once. */
function firstDay({ fields }: ContentDocument): string | undefined {
  const published = fields.texts.get("published")?.value;
  return published === undefined ? undefined : dayOf(new Date(published));
}

const waits = (document: ContentDocument, day: string): boolean =>
  (firstDay(document) ?? day) > day;

export const nextDay = ({ documents }: Library, day: string): string | undefined =>
  documents
    .map((document) => firstDay(document) ?? day)
    .filter((first) => first > day)
    .sort()[0];

/** "blog/herons from 2027-05-01 on", each once, soonest first. */
export function findWaiting({ documents }: Library, day: string): string[] {
  const waiting = documents
    .filter((document) => waits(document, day))
    .map((document) => [firstDay(document), `${document.type}/${document.folder}`].join(" "));
  return [...new Set(waiting)].sort().map((entry) => {
    const [from, name] = entry.split(" ");
    return `${name} from ${from} on`;
  });
}

/**
 * What is published on a day. It goes by days, not by hours: two builds of one day agree. What waits
 * is not there at all: no list has it, and a link to it is a broken one.
 */
export function publishedOn(library: Library, day: string): Library {
  const waiting = library.documents.filter((document) => waits(document, day));
  if (waiting.length === 0) return library;
  const ref = createHash("sha256").update(library.ref);
  for (const { id } of waiting) ref.update(`${id}\n`);
  return createLibrary(
    library.documents.filter((document) => !waits(document, day)),
    {
      ref: ref.digest("base64url").slice(0, library.ref.length),
      languages: library.languages,
    },
  );
}
