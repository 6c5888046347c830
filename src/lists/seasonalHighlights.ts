import { isOpenDeparture } from "../documents/departureState.ts";
import { listOf, type SiteDocument } from "../documents/kinds.ts";
import { MONTHS, monthOf } from "../documents/season.ts";
import type { Translate } from "../i18n/messages.ts";
import { toBuildCard } from "./buildCards.ts";

/** A document worth a visit in some months: ["2026-11", "2026-12"] */
export interface SeasonalHighlight {
  path: string;
  title: string;
  note: string;
  months: string[];
}

/** So many of each kind at most. */
const OF_A_KIND = 3;
const LINES = 2;

/** monthsFrom("2026-12", 2) => ["2026-12", "2027-01"] */
export function monthsFrom(first: string, count: number): string[] {
  const [year = 0, month = 1] = first.split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}

/** The first day on which something leaves in some months; "" for none. */
function leavesIn(document: SiteDocument, months: string[]): string {
  if (document.type !== "program") return "";
  const { details } = document;
  const open = details.departures.filter(
    (departure) =>
      months.includes(departure.day.slice(0, 7)) && isOpenDeparture(departure, details),
  );
  return open[0]?.day ?? "";
}

const numbers = (months: string[]): number[] => months.map(monthOf);

function isBest(document: SiteDocument, months: string[]): boolean {
  if (document.type !== "destination") return false;
  return numbers(months).some((month) => document.details.bestMonths.includes(month));
}

function isGood(document: SiteDocument, months: string[]): boolean {
  if (document.type !== "destination") return false;
  return numbers(months).some((month) => document.details.goodMonths.includes(month));
}

/** What is on in a month and the next: what leaves first, then places at their best, or else at a good time. */
function shownIn(documents: SiteDocument[], month: string): SiteDocument[] {
  const months = monthsFrom(month, 2);
  const day = (document: SiteDocument): string => leavesIn(document, months);
  const leaving = documents
    .filter((document) => day(document) !== "")
    .sort((one, other) => (day(one) < day(other) ? -1 : 1));
  const best = documents.filter((document) => isBest(document, months));
  const good = documents.filter((document) => isGood(document, months) && !best.includes(document));
  return [...leaving.slice(0, OF_A_KIND), ...[...best, ...good].slice(0, OF_A_KIND)];
}

/** For each month of a year from the first on, given the documents of one language. */
export function seasonalHighlights(
  documents: SiteDocument[],
  first: string,
  t: Translate,
): SeasonalHighlight[] {
  const months = monthsFrom(first, MONTHS.length);
  const shown = months.map((month) => shownIn(documents, month));
  return documents.flatMap((document) => {
    const own = months.filter((_, index) => shown[index]?.includes(document));
    if (own.length === 0) return [];
    const lines = listOf(document.type).cardLines(toBuildCard(document), t).filter(Boolean);
    const { path, title } = document;
    return [{ path, title, note: lines.slice(0, LINES).join(" · "), months: own }];
  });
}
