import { countValues } from "./facets.ts";
import type { BlogPost, Destination, DocumentType, Program, SiteDocument } from "./types.ts";

/** What a list needs to know of a document. */
export type BlogCard = Pick<
  BlogPost,
  "type" | "path" | "title" | "summary" | "publishedAt" | "category" | "picture"
>;
export type DestinationCard = Pick<Destination, "type" | "path" | "title" | "summary" | "picture">;
export type ProgramCard = Pick<
  Program,
  | "type"
  | "path"
  | "title"
  | "summary"
  | "programType"
  | "duration"
  | "days"
  | "ageRestriction"
  | "activityLevel"
  | "pictures"
>;
export type Card = BlogCard | DestinationCard | ProgramCard;
export type CardOf<Type extends DocumentType> = Extract<Card, { type: Type }>;

/** So many cards stand in a list's HTML, and come with each "show more". */
export const CARDS_AT_ONCE = 24;

/** What a list page knows of the whole list. */
export interface ListParts {
  total: number;
  /** How many cards each choice gives: { Nature: 5, half: 4 } */
  counts: Record<string, number>;
  /** Where all cards are, when the page has not all of them; "" otherwise. */
  rest: string;
  /** What was published after that, and is not on the page, is new; "" where the page has all cards. */
  since: string;
}

export function toCard(document: SiteDocument): Card {
  const { path, title, summary } = document;
  switch (document.type) {
    case "blog": {
      const { type, publishedAt, category, picture } = document;
      return { type, path, title, summary, publishedAt, category, picture };
    }
    case "destination": {
      const { type, picture } = document;
      return { type, path, title, summary, picture };
    }
    case "program": {
      const { type, programType, duration, days, ageRestriction, activityLevel, pictures } =
        document;
      return {
        type,
        path,
        title,
        summary,
        programType,
        duration,
        days,
        ageRestriction,
        activityLevel,
        // A card shows one picture.
        pictures: pictures.slice(0, 1),
      };
    }
  }
}

/** What a document is one of: a post's category, a program's type. */
export function kindOf(
  document:
    | Pick<BlogPost, "type" | "category">
    | Pick<Destination, "type">
    | Pick<Program, "type" | "programType">,
): string | null {
  if (document.type === "blog") return document.category;
  return document.type === "program" ? document.programType : null;
}

/** Those of one type: ofType(cards, "blog") */
export function ofType<Type extends DocumentType>(cards: Card[], type: Type): CardOf<Type>[] {
  return cards.filter((card): card is CardOf<Type> => card.type === type);
}

/** The same list with newer documents on top of it. */
export function withNewer(parts: ListParts, newer: Card[]): ListParts {
  const counts = { ...parts.counts };
  for (const [value, count] of Object.entries(countValues(newer))) {
    counts[value] = (counts[value] ?? 0) + count;
  }
  return { ...parts, counts, total: parts.total + newer.length };
}

/** Newest first; of one moment, by name. */
export function newestFirst(
  a: Pick<SiteDocument, "publishedAt" | "uid">,
  b: Pick<SiteDocument, "publishedAt" | "uid">,
): number {
  if (a.publishedAt !== b.publishedAt) return a.publishedAt < b.publishedAt ? 1 : -1;
  return a.uid < b.uid ? -1 : 1;
}
