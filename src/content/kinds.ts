import type { DocumentType } from "../i18n/routes.ts";
import * as blog from "./kinds/blog.ts";
import * as destination from "./kinds/destination.ts";
import type { KindList, KindSource, KindTelling } from "./kinds/kind.ts";
import * as program from "./kinds/program.ts";
import type { DocumentBase, Picture } from "./types.ts";

// The kinds of documents that the site has. Each says all of itself in its file; here they stand together,
// part by part, so that a page that needs one part does not load the others.

/** What documents of a kind have and others have not. */
interface Owns {
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
type SourceOf<Type extends DocumentType> = KindSource<Owns[Type]>;
type TellingOf<Type extends DocumentType> = KindTelling<DocumentOf<Type>, Facts[Type]>;

const LISTS: { [Type in DocumentType]: ListOf<Type> } = {
  blog: blog.LIST,
  destination: destination.LIST,
  program: program.LIST,
};

const SOURCES: { [Type in DocumentType]: SourceOf<Type> } = {
  blog: blog.SOURCE,
  destination: destination.SOURCE,
  program: program.SOURCE,
};

const TELLINGS: { [Type in DocumentType]: TellingOf<Type> } = {
  blog: blog.TELLING,
  destination: destination.TELLING,
  program: program.TELLING,
};

/** listOf("blog"), or that of a document: its title, what it can be narrowed by, its order. */
export const listOf = <Type extends DocumentType>(type: Type): ListOf<Type> => LISTS[type];

export const sourceOf = <Type extends DocumentType>(type: Type): SourceOf<Type> => SOURCES[type];

export const tellingOf = <Type extends DocumentType>(type: Type): TellingOf<Type> => TELLINGS[type];
