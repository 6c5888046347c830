import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../content-service/choices.ts";
import { type Card, ofType, toCard } from "../src/content/cards.ts";
import type { BlogPost } from "../src/content/kinds/blog.ts";
import type { Destination } from "../src/content/kinds/destination.ts";
import { readDestinationDetails } from "../src/content/kinds/destinationDetails.ts";
import type { Program } from "../src/content/kinds/program.ts";
import { readProgramDetails } from "../src/content/kinds/programDetails.ts";
import type { SiteDocument } from "../src/content/kinds.ts";
import { documentPath } from "../src/content/paths.ts";
import { detailReader } from "../src/content/transform/detailReader.ts";
import type { DocumentBase } from "../src/content/types.ts";
import type { DocumentType } from "../src/i18n/routes.ts";
import { PLACES, pictureOf, type Scene } from "./pictures.ts";
import { contentLanguage, wordsFor } from "./words.ts";
import { sectionFor, sectionsFor, writtenFor } from "./written.ts";

// Documents in the toolbar's language: their words are those of the site's written pages.

export const SCENES = Object.keys(PLACES) as Scene[];

type Globals = { language?: unknown };

const NOTHING_TOLD = detailReader(
  {},
  () => null,
  "Nothing",
  () => {},
);

function baseOf(globals: Globals, type: DocumentType, scene: Scene): DocumentBase {
  const language = contentLanguage(globals);
  const path = documentPath(type, scene, language);
  return {
    id: `${type} ${scene}`,
    uid: scene,
    language,
    path,
    title: PLACES[scene],
    summary: sectionFor(globals, 0).text,
    publishedAt: "2026-10-14T08:00:00Z",
    updatedAt: "",
    content: writtenFor(globals, "about").content,
    pictures: [pictureOf(scene, PLACES[scene])],
    translations: [{ language, path }],
  };
}

export const postFor = (globals: Globals, scene: Scene = "wetland"): BlogPost => ({
  ...baseOf(globals, "blog", scene),
  type: "blog",
  category: BLOG_CATEGORIES[0],
});

export const destinationFor = (globals: Globals, scene: Scene = "vineyards"): Destination => ({
  ...baseOf(globals, "destination", scene),
  type: "destination",
  details: readDestinationDetails(NOTHING_TOLD),
});

/** A trip of a day, with a picture of each scene, its own first, and a step for each heading of a written page. */
export const programFor = (globals: Globals, scene: Scene = "fire"): Program => ({
  ...baseOf(globals, "program", scene),
  type: "program",
  category: "",
  description: "",
  programType: PROGRAM_TYPES[0],
  duration: wordsFor(globals)("packages.length.day"),
  days: 1,
  ageRestriction: "12+",
  age: 12,
  activityLevel: "",
  price: "",
  steps: sectionsFor(globals).map(({ title }) => title),
  pictures: [scene, ...SCENES.filter((one) => one !== scene)].map((one) =>
    pictureOf(one, PLACES[one]),
  ),
  details: readProgramDetails(NOTHING_TOLD),
});

const cards = (
  globals: Globals,
  make: (globals: Globals, scene: Scene) => SiteDocument,
  count: number,
): Card[] => SCENES.slice(0, count).map((scene) => toCard(make(globals, scene)));

export const postCards = (globals: Globals, count: number) =>
  ofType(cards(globals, postFor, count), "blog");

export const destinationCards = (globals: Globals, count: number) =>
  ofType(cards(globals, destinationFor, count), "destination");

export const programCards = (globals: Globals, count: number) =>
  ofType(cards(globals, programFor, count), "program");
