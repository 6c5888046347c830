import { STORY_TIME } from "../../.storybook/freeze.ts";
import type { PageName } from "../../src/documents/types.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { translator } from "../../src/i18n/messages.ts";
import { dedupeCardImages } from "../../src/lists/buildCards.ts";
import { seasonNow } from "../../src/lists/seasonalHighlights.ts";
import { siteIndex } from "../../src/lists/siteIndex.ts";
import { mapPart } from "../../src/maps/mapPart.ts";
import { posterOf } from "../../src/maps/regionMap.ts";
import { riverThread } from "../../src/maps/riverThread.ts";
import {
  blogViewModelFor,
  destinationCards,
  destinationFor,
  destinationViewModelFor,
  documentsFor,
  journeyFor,
  journeyViewModelFor,
  postCards,
  postFor,
  programCards,
  programFor,
  programViewModelFor,
  relatedTo,
} from "../documents.ts";
import { MAP_PICTURES, mapFor } from "../map.ts";
import { galleryFor, pictureOf } from "../pictures.ts";
import { contentLanguage, wordsFor } from "../words.ts";
import { writtenFor } from "../written.ts";

type Globals = { language?: unknown };

/** Page contexts of all templates: a small site in the toolbar's language. */
export function siteFor(globals: Globals) {
  const posts = postCards(globals);
  const destinations = destinationCards(globals);
  const programs = programCards(globals);
  const documents = documentsFor(globals);
  const post = postFor(globals);
  const destination = destinationFor(globals);
  const program = programFor(globals);
  const journey = journeyFor(globals);
  const written = ["about", "about-project", "plan", "terms", "accessibility"].map((name) =>
    writtenFor(globals, name),
  );
  const t = wordsFor(globals);
  return {
    home: {
      openings: [{ picture: hero, when: [] }],
      river: riverThread(t),
      destinations,
      programs,
      posts,
      now: seasonNow({
        documents,
        now: STORY_TIME / 1000,
        t,
        language: contentLanguage(globals),
        cardsBeside: () => dedupeCardImages([]),
      }),
      gallery: galleryFor(t),
      map: posterOf(mapFor(globals)),
    },
    posts,
    destinations,
    programs,
    post,
    destination,
    program,
    journey,
    /** View models that the build creates. */
    viewModels: {
      post: blogViewModelFor(globals),
      destination: destinationViewModelFor(globals),
      program: programViewModelFor(globals),
      journey: journeyViewModelFor(globals),
    },
    /** Related documents of each. */
    related: {
      post: relatedTo(post),
      destination: relatedTo(destination),
      program: relatedTo(program),
      journey: relatedTo(journey),
    },
    /** Where each lies. */
    maps: {
      destination: mapPart(destination, documents, MAP_PICTURES),
      program: mapPart(program, documents, MAP_PICTURES),
      journey: mapPart(journey, documents, MAP_PICTURES),
    },
    sitemap: {
      documents: siteIndex(documents, contentLanguage(globals)),
      written: written.map(({ path, title }): PageName => [path, title]),
    },
  };
}

/** Illustrations for pages without a picture of their own. */
export const hero = pictureOf("vineyards", "");
export const illustration = pictureOf("wetland", "");

/** The summary of a list whose cards are all on the page. */
export const wholeList = (total: number, counts: Record<string, number> = {}) => ({
  total,
  counts,
  allCardsUrl: "",
  since: "",
});

/** A greeting in each language. */
export const greetings = LANGUAGES.map((language) => ({
  language,
  text: translator(language)("site.description"),
  href: `/${language}/`,
}));
