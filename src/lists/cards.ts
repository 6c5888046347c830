import type { FilterValues } from "../documents/kinds/kind.ts";
import { type CardFields, listOf, type SiteDocument } from "../documents/kinds.ts";
import type { DocumentBase, Picture } from "../documents/types.ts";
import type { DocumentType } from "../i18n/routes.ts";
import { type Key, keyOf } from "../journey/keys.ts";
import { cardValues, countValues } from "./filters.ts";

interface CardBase extends Pick<DocumentBase, "path" | "title" | "summary"> {
  /** Its name in visitors' journeys. */
  key: Key;
  picture: Picture | null;
}

/** A document in a list. */
export type Card = CardFields[DocumentType] & CardBase & FilterValues;
export type CardOf<Type extends DocumentType> = Extract<Card, { type: Type }>;

/** How many cards are in a list's HTML, and are added by "show more". */
export const CARDS_AT_ONCE = 24;

/** The whole list in figures, for its pages. */
export interface ListSummary {
  total: number;
  /** How many cards each choice gives: { Nature: 5, half: 4 } */
  counts: Record<string, number>;
  /** The file of all cards; "" if the page has all of them. */
  allCardsUrl: string;
  /** Documents published later that are not on the page are new; "" if the page has all cards. */
  since: string;
}

export function toCard(document: SiteDocument): Card {
  const { type, path, title, summary, pictures } = document;
  return {
    ...listOf(type).cardFields(document),
    ...cardValues(document),
    path,
    key: keyOf(document),
    title,
    summary,
    picture: pictures[0] ?? null,
  };
}

/** Those of one type: ofType(cards, "blog") */
export function ofType<Type extends DocumentType>(cards: Card[], type: Type): CardOf<Type>[] {
  return cards.filter((card): card is CardOf<Type> => card.type === type);
}

/** The same list with newer documents on top of it. */
export function withNewer(parts: ListSummary, newer: Card[]): ListSummary {
  const counts = { ...parts.counts };
  for (const [value, count] of Object.entries(countValues(newer))) {
    counts[value] = (counts[value] ?? 0) + count;
  }
  return { ...parts, counts, total: parts.total + newer.length };
}
