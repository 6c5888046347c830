import type { DocumentType } from "../i18n/routes.ts";
import * as blog from "./kinds/blog.ts";
import * as destination from "./kinds/destination.ts";
import type { DeclaredFields } from "./kinds/fieldValues.ts";
import * as journey from "./kinds/journey.ts";
import type { KindList, KindSeo } from "./kinds/kind.ts";
import * as program from "./kinds/program.ts";
import type { DocumentBase, Picture } from "./types.ts";

// The kinds of documents, as every page knows them. Filters of their lists are in src/lists/filters.ts, for
// pages with lists; how they are fetched is in extras.ts, for the build and for live look-ups.

/** The fields that are derived from those of a kind's table. */
export interface DerivedFields {
  blog: object;
  destination: object;
  journey: object;
  program: program.DerivedProgramFields;
}

/** The fields that only documents of a kind have. */
export type KindFields = {
  [Type in DocumentType]: DeclaredFields[Type] & DerivedFields[Type];
};

/** The fields of a card, by kind. */
export interface CardFields {
  blog: blog.BlogCardFields;
  destination: destination.DestinationCardFields;
  journey: journey.JourneyCardFields;
  program: program.ProgramCardFields;
}

export type DocumentOf<Type extends DocumentType, P = Picture> = DocumentBase<P> & KindFields[Type];
export type SiteDocument<P = Picture> = DocumentOf<DocumentType, P>;

type ListOf<Type extends DocumentType> = KindList<DocumentOf<Type>, CardFields[Type]>;
type SeoOf<Type extends DocumentType> = KindSeo<DocumentOf<Type>>;

const LISTS: { [Type in DocumentType]: ListOf<Type> } = {
  blog: blog.LIST,
  destination: destination.LIST,
  journey: journey.LIST,
  program: program.LIST,
};

const SEO: { [Type in DocumentType]: SeoOf<Type> } = {
  blog: blog.SEO,
  destination: destination.SEO,
  journey: journey.SEO,
  program: program.SEO,
};

/** listOf("blog"), or that of a document: its title, its words, its order. */
export const listOf = <Type extends DocumentType>(type: Type): ListOf<Type> => LISTS[type];

export const seoOf = <Type extends DocumentType>(type: Type): SeoOf<Type> => SEO[type];
