import type { DocumentType } from "../i18n/routes.ts";
import * as blog from "./kinds/blog.ts";
import * as destination from "./kinds/destination.ts";
import type { KindList, KindTelling } from "./kinds/kind.ts";
import * as program from "./kinds/program.ts";
import type { DocumentBase, Picture } from "./types.ts";

// The kinds of documents that the site has, as every page knows them. What their lists are narrowed by stands
// in facets.ts, for pages with lists; where they come from in sources.ts, for the build and what is live.

/** What documents of a kind have and others have not. */
export interface Owns {
  blog: blog.BlogOwn;
  destination: destination.DestinationOwn;
  program: program.ProgramOwn;
}

/** What cards of a kind say. */
export interface Facts {
  blog: blog.BlogFacts;
  destination: destination.DestinationFacts;
  program: program.ProgramFacts;
}

export type DocumentOf<Type extends DocumentType, P = Picture> = DocumentBase<P> & Owns[Type];
export type SiteDocument<P = Picture> = DocumentOf<DocumentType, P>;

type ListOf<Type extends DocumentType> = KindList<DocumentOf<Type>, Facts[Type]>;
type TellingOf<Type extends DocumentType> = KindTelling<DocumentOf<Type>>;

const LISTS: { [Type in DocumentType]: ListOf<Type> } = {
  blog: blog.LIST,
  destination: destination.LIST,
  program: program.LIST,
};

const TELLINGS: { [Type in DocumentType]: TellingOf<Type> } = {
  blog: blog.TELLING,
  destination: destination.TELLING,
  program: program.TELLING,
};

/** listOf("blog"), or that of a document: its title, its words, its order. */
export const listOf = <Type extends DocumentType>(type: Type): ListOf<Type> => LISTS[type];

export const tellingOf = <Type extends DocumentType>(type: Type): TellingOf<Type> => TELLINGS[type];
