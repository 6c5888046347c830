import { AUTHORS, BLOG_CATEGORIES, PROGRAM_TYPES } from "../content-service/choices.ts";
import { KINDS } from "../content-service/kinds/kinds.ts";
import type { BlogPost } from "../src/documents/kinds/blog.ts";
import type { Destination } from "../src/documents/kinds/destination.ts";
import type { Program } from "../src/documents/kinds/program.ts";
import type { SiteDocument } from "../src/documents/kinds.ts";
import { PLAIN_READING, readFields } from "../src/documents/load/transform/readFields.ts";
import { documentPath } from "../src/documents/paths.ts";
import type { DocumentBase } from "../src/documents/types.ts";
import { blogViewModel } from "../src/documents/viewModels/blogViewModel.ts";
import { destinationViewModel } from "../src/documents/viewModels/destinationViewModel.ts";
import { programViewModel } from "../src/documents/viewModels/programViewModel.ts";
import type { DocumentType } from "../src/i18n/routes.ts";
import { toBuildCard } from "../src/lists/buildCards.ts";
import { type Card, ofType } from "../src/lists/cards.ts";
import { PLACES, pictureOf, type Scene } from "./pictures.ts";
import { contentLanguage, wordsFor } from "./words.ts";
import { sectionFor, sectionsFor, writtenFor } from "./written.ts";

// Sample documents in the toolbar's language. Their text comes from the site's Markdown pages.

type Globals = { language?: unknown };

export const SCENES = Object.keys(PLACES) as Scene[];

/** Far in the future, so that the departures are never past. */
const YEAR = 2099;

const departureOn = (day: string, state = "open", places_left: number | null = null) => ({
  departure_day: `${YEAR}-${day}`,
  departure_time: "08:00",
  departure_state: state,
  places_left,
});

/** Text in the toolbar's language, in place of the editors'. */
const offerOf = (globals: Globals) => {
  const { title, text } = sectionFor(globals, 0);
  return readFields(
    KINDS.program.details,
    {
      countries: "HR,RS",
      guide_languages: "hr,en,de",
      group_smallest: 6,
      group_largest: 16,
      confirm_days: 3,
      cancel_days: 7,
      mobility: "partly",
      price_currency: "EUR",
      prices: [{ price_for: title, price_amount: 95 }],
      extras: [{ extra_name: title, extra_amount: 12.5 }],
      included: [{ included_text: text }],
      not_included: [{ not_included_text: title }],
      departures: [
        departureOn("05-15", "open", 12),
        departureOn("05-22", "few", 3),
        departureOn("05-29", "full"),
        departureOn("06-05"),
        departureOn("06-12", "called-off"),
        departureOn("06-19", "few"),
      ],
    },
    PLAIN_READING,
  );
};

const factsOf = (globals: Globals) => {
  const { title, text } = sectionFor(globals, 0);
  return readFields(
    KINDS.destination.details,
    {
      place: { latitude: 45.22, longitude: 19.37 },
      country: "HR",
      region: "Srijem",
      checked_on: "2026-11-24",
      facts: [
        { fact_kind: "train", fact_text: title },
        {
          fact_kind: "opening",
          fact_text: text,
          fact_link: { link_type: "Web", url: "https://museum.example/" },
        },
      ],
    },
    PLAIN_READING,
  );
};

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
  details: readFields(
    KINDS.blog.details,
    {
      author: AUTHORS[0],
      duration: sectionFor(globals, 0).title,
      cost: sectionFor(globals, 1).title,
      checked_on: "2026-11-24",
    },
    PLAIN_READING,
  ),
});

export const blogViewModelFor = (globals: Globals) =>
  blogViewModel(postFor(globals), wordsFor(globals));

export const destinationFor = (globals: Globals, scene: Scene = "vineyards"): Destination => ({
  ...baseOf(globals, "destination", scene),
  type: "destination",
  details: factsOf(globals),
});

/**
 * A one-day trip with a picture of each scene, its own first, and a step for each heading of a
 * Markdown page.
 */
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
  details: offerOf(globals),
});

/** The view model that the build creates. */
export const programViewModelFor = (globals: Globals) =>
  programViewModel(programFor(globals), wordsFor(globals));

export const destinationViewModelFor = (globals: Globals) =>
  destinationViewModel(destinationFor(globals), [], wordsFor(globals));

const cards = (
  globals: Globals,
  make: (globals: Globals, scene: Scene) => SiteDocument,
  count: number,
): Card[] => SCENES.slice(0, count).map((scene) => toBuildCard(make(globals, scene)));

export const postCards = (globals: Globals, count: number) =>
  ofType(cards(globals, postFor, count), "blog");

export const destinationCards = (globals: Globals, count: number) =>
  ofType(cards(globals, destinationFor, count), "destination");

export const programCards = (globals: Globals, count: number) =>
  ofType(cards(globals, programFor, count), "program");
