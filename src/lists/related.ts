import type { SiteDocument } from "../documents/kinds.ts";
import { newestFirst } from "../documents/newestFirst.ts";
import type { Inline, RichText } from "../documents/types.ts";
import { picturesOf } from "../images/pictures.ts";
import { dedupeCardImages, type MakeCard } from "./buildCards.ts";
import type { Card } from "./cards.ts";
import { groupOf } from "./filters.ts";

/** So many related documents stand below a document. */
export const RELATED = 3;

function pathsInLine(parts: Inline[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === "text" || part.kind === "break") return [];
    const own = part.kind === "link" && part.link.to === "page" ? [part.link.path] : [];
    return [...own, ...pathsInLine(part.children)];
  });
}

/** The pages that a text leads to. */
export function pathsIn(content: RichText): string[] {
  return content.flatMap((block) => {
    if (block.kind === "heading" || block.kind === "paragraph") return pathsInLine(block.children);
    return block.kind === "list" ? block.items.flatMap(pathsInLine) : [];
  });
}

/** The documents by name, in their order. */
function grouped(
  documents: SiteDocument[],
  name: (document: SiteDocument) => string,
): Map<string, SiteDocument[]> {
  const groups = new Map<string, SiteDocument[]>();
  for (const document of documents) {
    const group = groups.get(name(document));
    if (group) group.push(document);
    else groups.set(name(document), [document]);
  }
  return groups;
}

const typeName = ({ language, type }: SiteDocument): string => `${language} ${type}`;
const groupName = (document: SiteDocument): string => `${typeName(document)} ${groupOf(document)}`;

/** Both ends of every link between two documents of a language. */
function linksBetween(documents: SiteDocument[]): Map<string, Set<SiteDocument>> {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const links = new Map(documents.map(({ path }) => [path, new Set<SiteDocument>()]));
  for (const document of documents) {
    for (const path of pathsIn(document.content)) {
      const other = byPath.get(path);
      if (!other || other === document || other.language !== document.language) continue;
      links.get(document.path)?.add(other);
      links.get(path)?.add(document);
    }
  }
  return links;
}

/** Cards of the first few of several rows, each document once: as far as it takes and no further. */
function firstOf(rows: Iterable<SiteDocument>[], self: SiteDocument, makeCard: MakeCard): Card[] {
  const seen = new Set([self]);
  const cards: Card[] = [];
  for (const row of rows) {
    for (const document of row) {
      if (cards.length === RELATED) return cards;
      if (seen.has(document)) continue;
      seen.add(document);
      const card = makeCard(document);
      if (card) cards.push(card);
    }
  }
  return cards;
}

/**
 * For each document, by its path, what a reader would open next: of the same type, linked from one
 * to the other first, then of the same group, then the newest; and programs that it is linked with.
 */
export function relatedOf(
  documents: SiteDocument[],
): Map<string, { documents: Card[]; programs: Card[] }> {
  // Sorted and grouped once: thousands of documents must not each look at all the others.
  const newest = [...documents].sort(newestFirst);
  const ofType = grouped(newest, typeName);
  const ofGroup = grouped(newest, groupName);
  const links = linksBetween(newest);
  return new Map(
    newest.map((document) => {
      const linked = [...(links.get(document.path) ?? [])].sort(newestFirst);
      const group = groupOf(document);
      const isOfGroup = (other: SiteDocument): boolean =>
        group !== null && groupOf(other) === group;
      const linkedOfType = linked.filter(({ type }) => type === document.type);
      const linkedPrograms = linked.filter(
        ({ type }) => type === "program" && type !== document.type,
      );
      const ofItsType = [
        linkedOfType.filter(isOfGroup),
        linkedOfType,
        group === null ? [] : (ofGroup.get(groupName(document)) ?? []),
        ofType.get(typeName(document)) ?? [],
      ];
      const makeCard = dedupeCardImages(picturesOf(document));
      const ways = [linkedPrograms.filter(isOfGroup), linkedPrograms];
      // In the order of the page, so that the first to be seen has its own main picture.
      const programs = firstOf(ways, document, makeCard);
      return [document.path, { programs, documents: firstOf(ofItsType, document, makeCard) }];
    }),
  );
}
