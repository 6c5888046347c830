import type { BlogPost } from "../src/documents/kinds/blog.ts";
import type { Destination } from "../src/documents/kinds/destination.ts";
import type { Journey } from "../src/documents/kinds/journey.ts";
import type { Program } from "../src/documents/kinds/program.ts";
import type { SiteDocument } from "../src/documents/kinds.ts";
import { newestFirst } from "../src/documents/newestFirst.ts";
import { blogViewModel } from "../src/documents/viewModels/blogViewModel.ts";
import { destinationViewModel } from "../src/documents/viewModels/destinationViewModel.ts";
import { journeyViewModel } from "../src/documents/viewModels/journeyViewModel.ts";
import { programViewModel } from "../src/documents/viewModels/programViewModel.ts";
import type { DocumentType } from "../src/i18n/routes.ts";
import { toBuildCard } from "../src/lists/buildCards.ts";
import { type Card, ofType } from "../src/lists/cards.ts";
import { relatedOf } from "../src/lists/related.ts";
import { DEMO_DOCUMENTS } from "./demoDocuments.ts";
import { contentLanguage, wordsFor } from "./words.ts";

// Documents of the demo in the toolbar's language, two of each kind.

type Globals = { language?: unknown };

const isOf =
  <Type extends DocumentType>(type: Type) =>
  (document: SiteDocument): document is Extract<SiteDocument, { type: Type }> =>
    document.type === type;

/** All eight, newest first. */
export const documentsFor = (globals: Globals): SiteDocument[] =>
  DEMO_DOCUMENTS.filter(({ language }) => language === contentLanguage(globals)).sort(newestFirst);

/** By the folder of a document, which stands in its id: "destination.ilok.de-de" */
function find<Type extends DocumentType>(
  globals: Globals,
  type: Type,
  folder: string,
): Extract<SiteDocument, { type: Type }> {
  const found = documentsFor(globals)
    .filter(isOf(type))
    .find(({ id }) => id.startsWith(`${type}.${folder}.`));
  if (!found) {
    const file = `content-service/documents/${type}/${folder}`;
    throw new Error(
      `${file} is not there: name another document in stories/documents.ts and stories/demoDocuments.ts.`,
    );
  }
  return found;
}

type Post = "herons-at-first-light" | "three-days-on-the-dyke";
type Place = "kopacki-rit" | "ilok";
/** A trip of one day, and one of three. */
type Trip = "canoe-dawn" | "dyke-by-bicycle";
type Days = "three-days-without-a-car" | "five-days-over-both-banks";

export const postFor = (globals: Globals, name: Post = "herons-at-first-light"): BlogPost =>
  find(globals, "blog", name);

export const destinationFor = (globals: Globals, name: Place = "kopacki-rit"): Destination =>
  find(globals, "destination", name);

export const programFor = (globals: Globals, name: Trip = "canoe-dawn"): Program =>
  find(globals, "program", name);

export const journeyFor = (globals: Globals, name: Days = "five-days-over-both-banks"): Journey =>
  find(globals, "journey", name);

// The view models that the build creates.

export const blogViewModelFor = (globals: Globals, name?: Post) =>
  blogViewModel(postFor(globals, name), wordsFor(globals));

export const programViewModelFor = (globals: Globals, name?: Trip) =>
  programViewModel(programFor(globals, name), wordsFor(globals));

export const destinationViewModelFor = (globals: Globals, name?: Place) =>
  destinationViewModel(destinationFor(globals, name), documentsFor(globals), wordsFor(globals));

export const journeyViewModelFor = (globals: Globals, name?: Days) =>
  journeyViewModel(journeyFor(globals, name), documentsFor(globals), wordsFor(globals));

const RELATED = relatedOf(DEMO_DOCUMENTS);

/** What the build finds to be related. */
export const relatedTo = ({ path }: SiteDocument): { documents: Card[]; programs: Card[] } =>
  RELATED.get(path) ?? { documents: [], programs: [] };

const cardsFor = (globals: Globals): Card[] => documentsFor(globals).map(toBuildCard);

export const postCards = (globals: Globals) => ofType(cardsFor(globals), "blog");

export const destinationCards = (globals: Globals) => ofType(cardsFor(globals), "destination");

export const programCards = (globals: Globals) => ofType(cardsFor(globals), "program");

export const journeyCards = (globals: Globals) => ofType(cardsFor(globals), "journey");
