import type { PageName } from "../../src/documents/types.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { translator } from "../../src/i18n/messages.ts";
import { toGalleryItem } from "../../src/images/gallery.ts";
import { siteIndex } from "../../src/lists/siteIndex.ts";
import {
  destinationCards,
  destinationFor,
  destinationViewModelFor,
  postCards,
  postFor,
  programCards,
  programFor,
  programViewModelFor,
  SCENES,
} from "../documents.ts";
import { PLACES, pictureOf } from "../pictures.ts";
import { contentLanguage } from "../words.ts";
import { writtenFor } from "../written.ts";

type Globals = { language?: unknown };

/** Page contexts of all templates: a small site in the toolbar's language. */
export function siteFor(globals: Globals) {
  const posts = postCards(globals, 6);
  const destinations = destinationCards(globals, 6);
  const programs = programCards(globals, 6);
  const documents = SCENES.flatMap((scene) => [
    destinationFor(globals, scene),
    programFor(globals, scene),
    postFor(globals, scene),
  ]);
  const written = ["about", "about-project", "plan", "terms", "accessibility"].map((name) =>
    writtenFor(globals, name),
  );
  return {
    home: {
      hero,
      destinations: destinations.slice(0, 3),
      programs,
      posts: posts.slice(0, 4),
      now: { items: [], built: "" },
      gallery: SCENES.map((scene) =>
        toGalleryItem(pictureOf(scene, ""), {
          title: PLACES[scene],
          description: PLACES[scene],
        }),
      ),
    },
    posts,
    destinations,
    programs,
    post: postFor(globals),
    destination: destinationFor(globals),
    program: programFor(globals),
    /** View models that the build creates. */
    viewModels: {
      destination: destinationViewModelFor(globals),
      program: programViewModelFor(globals),
    },
    /** Related documents of each. */
    related: {
      post: { documents: posts.slice(0, 3), programs: programs.slice(0, 2) },
      destination: { documents: destinations.slice(0, 3), programs: programs.slice(0, 3) },
      program: { documents: programs.slice(0, 3), programs: [] },
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
