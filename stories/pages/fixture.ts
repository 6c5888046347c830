import type { PageName } from "../../src/documents/types.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { translator } from "../../src/i18n/words.ts";
import { toGalleryItem } from "../../src/images/gallery.ts";
import { siteIndex } from "../../src/lists/siteIndex.ts";
import {
  destinationBriefFor,
  destinationCards,
  destinationFor,
  postCards,
  postFor,
  programBriefFor,
  programCards,
  programFor,
  SCENES,
} from "../documents.ts";
import { PLACES, pictureOf } from "../pictures.ts";
import { contentLanguage } from "../words.ts";
import { writtenFor } from "../written.ts";

type Globals = { language?: unknown };

/** What the build hands to every template: one small site, in the language of the toolbar. */
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
    /** What the build tells of them in short. */
    brief: { destination: destinationBriefFor(globals), program: programBriefFor(globals) },
    /** What lies near each of them. */
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

/** Views of the region, for pages that have no picture of their own. */
export const hero = pictureOf("vineyards", "");
export const illustration = pictureOf("wetland", "");

/** The parts of a list that is here as a whole. */
export const wholeList = (total: number, counts: Record<string, number> = {}) => ({
  total,
  counts,
  allCardsUrl: "",
  since: "",
});

/** Each language says who it is. */
export const greetings = LANGUAGES.map((language) => ({
  language,
  text: translator(language)("site.description"),
  href: `/${language}/`,
}));
