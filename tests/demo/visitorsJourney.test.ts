import { beforeAll, describe, expect, it } from "vitest";
import type { SiteDocument } from "../../src/documents/kinds.ts";
import { MONTHS } from "../../src/documents/season.ts";
import { byLanguage, LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { buildCatalogue } from "../../src/journey/buildCatalogue.ts";
import {
  type Catalogue,
  type CatalogueFile,
  catalogueOf,
  ownJourneyOf,
  type Thing,
} from "../../src/journey/catalogue.ts";
import { misfitsOf, startsThatSuit } from "../../src/journey/fit.ts";
import { itemsOf, type MyJourney, WAYS } from "../../src/journey/journey.ts";
import { propose, type Wish } from "../../src/journey/propose.ts";
import { scheduleOf } from "../../src/journey/schedule.ts";
import { spread } from "../../src/journey/spread.ts";
import { NOT_THE_DEMO } from "./demo.ts";
import { readDocuments, withOwnPictures } from "./readDocuments.ts";

const TODAY = "2026-11-29";

let documents: SiteDocument[] = [];
let files: Record<Language, CatalogueFile>;
let all: Catalogue;
const warnings: string[] = [];

beforeAll(async () => {
  documents = withOwnPictures(await readDocuments());
  files = byLanguage((language) =>
    buildCatalogue(documents, language, (message) => warnings.push(message)),
  );
  all = catalogueOf(files.en);
});

/** What words and addresses do not say. */
const factsOf = ({
  title,
  path,
  about,
  language,
  notes,
  address,
  phone,
  price,
  ...facts
}: Thing) => ({
  ...facts,
  ...(price && { price: { ...price, childFor: price.childFor !== "" } }),
});

const inOrder = (things: readonly Thing[]): Thing[] =>
  [...things].sort((one, other) => (one.key < other.key ? -1 : 1));

describe.skipIf(NOT_THE_DEMO !== "")("the catalogue of the demo", () => {
  it("says the same of everything in all languages, but for its words", () => {
    const facts = inOrder(files.hr.things).map(factsOf);
    expect(facts.length).toBeGreaterThan(50);
    for (const language of LANGUAGES) {
      expect(inOrder(files[language].things).map(factsOf), language).toEqual(facts);
    }
  });

  it("has each key once, and warns of none", () => {
    for (const language of LANGUAGES) {
      const { things, journeys } = files[language];
      const keys = [
        ...things.flatMap(({ key, also = [] }) => [key, ...also]),
        ...journeys.map(({ key }) => key),
      ];
      expect(new Set(keys).size, language).toBe(keys.length);
    }
    expect(warnings).toEqual([]);
  });

  it("has what a language lacks in another one, and says which", () => {
    let lacking = 0;
    for (const language of LANGUAGES) {
      for (const thing of files[language].things) {
        const document = documents.find(({ path }) => path === thing.path);
        expect(document?.title).toBe(thing.title);
        expect(thing.language ?? language).toBe(document?.language);
        const hasOwn = document?.translations.some((one) => one.language === language);
        expect(thing.language === undefined, thing.path).toBe(hasOwn);
        if (!thing.language) continue;
        lacking += 1;
        // The first in which it is written.
        const first = LANGUAGES.find((one) =>
          document?.translations.some((version) => version.language === one),
        );
        expect(thing.language).toBe(first);
      }
    }
    expect(lacking).toBeGreaterThan(0);
  });

  it("knows the same journeys and stops in all languages", () => {
    const shape = ({ journeys }: CatalogueFile) =>
      journeys
        .map(({ key, by, days, stops }) => ({
          key,
          by,
          days: days.length,
          stops: stops.map(({ day, time, point, leg }) => [
            day,
            time,
            point,
            leg?.km,
            leg?.minutes,
          ]),
        }))
        .sort((one, other) => (one.key < other.key ? -1 : 1));
    expect(shape(files.hr).length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      expect(shape(files[language]), language).toEqual(shape(files.hr));
    }
  });

  it("has a place, hours and departures of what is planned with them", () => {
    for (const thing of files.en.things) {
      expect(thing.hours, thing.title).toBeGreaterThan(0);
      if (thing.type === "blog") continue;
      expect(thing.point, thing.title).toBeDefined();
      if (thing.type === "program") expect(thing.departures, thing.title).not.toEqual([]);
    }
  });
});

describe.skipIf(NOT_THE_DEMO !== "")("the journeys of the editors", () => {
  it("fit as they are, on the first days that suit them", () => {
    for (const journey of all.journeys) {
      const own = ownJourneyOf(journey);
      const starts = startsThatSuit(own, all, TODAY);
      const misfits = (starts.length > 0 ? starts : [""]).flatMap((start) =>
        misfitsOf({ ...own, start }, all, TODAY),
      );
      const found = misfits.filter(({ kind }) => kind !== "border" && kind !== "season");
      expect(found, journey.title).toEqual([]);
    }
  });
});

const WISHES: Wish[] = MONTHS.flatMap((month) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((days) =>
    WAYS.flatMap((by) =>
      [false, true].map((withChildren) => ({ month, days, by, withChildren, kind: "" })),
    ),
  ),
);

const NEVER = [
  "no-departure",
  "full",
  "called-off",
  "too-young",
  "needs-car",
  "overlap",
  "too-long",
  "under-way",
  "past",
  "season",
  "gone",
];

const thingsOf = (journey: MyJourney): Thing[] =>
  itemsOf(journey).flatMap(({ key }) => all.thing(key) ?? []);

describe.skipIf(NOT_THE_DEMO !== "")("a journey that is proposed", () => {
  it("is one that can be kept, for each month, length and means, with and without children", () => {
    for (const wish of WISHES) {
      const journey = propose(wish, all, TODAY);
      const name = JSON.stringify(wish);
      if (!journey) throw new Error(`Nothing is proposed for ${name}.`);
      const found = misfitsOf(journey, all, TODAY).filter(({ kind }) => NEVER.includes(kind));
      expect(found, name).toEqual([]);
      const things = thingsOf(journey);
      expect(new Set(things).size, name).toBe(things.length);
      expect(journey.days, name).toHaveLength(wish.days);
      expect(Number(journey.start.slice(5, 7)), name).toBe(wish.month);
      if (wish.by === "public") {
        expect(
          things.filter(({ withoutCar }) => withoutCar === false),
          name,
        ).toEqual([]);
      }
      if (wish.withChildren)
        expect(
          things.filter(({ age = 0 }) => age > 6),
          name,
        ).toEqual([]);
    }
  });

  it("goes through its days in the order of their hours", () => {
    for (const wish of WISHES) {
      const journey = propose(wish, all, TODAY);
      for (const visits of journey ? scheduleOf(journey, all) : []) {
        const begins = visits.map((visit) => visit.begins);
        expect(begins, JSON.stringify(wish)).toEqual([...begins].sort((one, other) => one - other));
      }
    }
  });

  it("is of the wished kind, and is found for each kind in May", () => {
    const kinds = new Set(all.things.flatMap(({ kind }) => kind ?? []));
    expect(kinds.size).toBeGreaterThan(3);
    for (const kind of kinds) {
      const wish = { month: 5, days: 3, by: "car", withChildren: false, kind } as const;
      const journey = propose(wish, all, TODAY);
      const programs = journey ? thingsOf(journey).filter(({ type }) => type === "program") : [];
      expect(programs, kind).not.toEqual([]);
      for (const program of programs) expect(program.kind).toBe(kind);
    }
  });

  it("is the same in all languages", () => {
    const wish = { month: 5, days: 5, by: "car", withChildren: false, kind: "" } as const;
    const keys = (language: Language) => {
      const journey = propose(wish, catalogueOf(files[language]), TODAY);
      return journey?.days.map(({ items }) => items.map(({ key }) => key));
    };
    for (const language of LANGUAGES) expect(keys(language), language).toEqual(keys("hr"));
  });
});

it.skipIf(NOT_THE_DEMO !== "")(
  "spreads everything of the demo over days, each program on one on which it leaves",
  () => {
    const shelf = files.en.things.filter(({ type }) => type !== "blog").map(({ key }) => ({ key }));
    const start = "2027-05-10";
    const days = Array.from({ length: 21 }, () => ({ items: [] }));
    const empty = { title: "", start, by: "car", adults: 2, ages: [], shelf, days } as const;
    const done = spread(empty, all);
    expect(done.shelf).toEqual([]);
    expect(itemsOf(done)).toHaveLength(shelf.length);
    const missed = misfitsOf(done, all, TODAY).flatMap((one) => {
      const thing = all.thing(done.days[one.day]?.items[one.at]?.key ?? "");
      return one.kind === "no-departure" || one.kind === "under-way" ? [thing] : [];
    });
    // What leaves on no day of these three weeks cannot be on one.
    const within = new Set(days.map((_, day) => `2027-05-${10 + day}`));
    const possible = missed.filter((thing) =>
      thing?.departures?.some(({ day, state }) => state === "open" && within.has(day)),
    );
    expect(possible.map((thing) => thing?.title)).toEqual([]);
  },
);
