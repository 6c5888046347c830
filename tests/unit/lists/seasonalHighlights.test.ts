import { describe, expect, it } from "vitest";
import type { Departure, DestinationDetails } from "../../../src/documents/kinds/fieldValues.ts";
import type { SiteDocument } from "../../../src/documents/kinds.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { monthNow } from "../../../src/i18n/monthNow.ts";
import { dedupeCardImages } from "../../../src/lists/buildCards.ts";
import { CARDS_IN_SIGHT, monthsFrom, seasonNow } from "../../../src/lists/seasonalHighlights.ts";
import { leavesOn, NO_TRIP_DETAILS, place, trip } from "../documents/siteDocuments.ts";

addAllMessages();

const at = (uid: string, own: Partial<DestinationDetails>) => {
  const document = place(uid, "en");
  return { ...document, details: { ...document.details, ...own } };
};

const leaving = (uid: string, day: string, own: Partial<Departure> = {}) =>
  trip(uid, "en", {
    details: { ...NO_TRIP_DETAILS, countries: ["HR"], departures: [leavesOn(day, own)] },
  });

const seasonOn = (time: string, documents: SiteDocument[]) =>
  seasonNow({
    documents,
    now: Date.parse(time) / 1000,
    t: translator("en"),
    language: "en",
    cardsBeside: () => dedupeCardImages([]),
  });

/** "20 May Title of a", of a month. */
const cardsIn = (month: string, time: string, documents: SiteDocument[]): string[] =>
  seasonOn(time, documents)
    .cards.filter(({ months }) => months.includes(month))
    .map(({ date, title }) => `${date.number} ${date.month} ${title}`.trim());

const NOVEMBER = "2026-11-29T00:00:00Z";

describe("this month and the next", () => {
  it("are two departures and a place at its best, then more of both", () => {
    const documents = [
      at("good", { goodMonths: [5] }),
      at("best", { bestMonths: [5] }),
      leaving("third", "2027-06-02"),
      leaving("first", "2027-05-20"),
      leaving("second", "2027-05-22"),
    ];
    expect(cardsIn("2027-05", "2027-05-10T00:00:00Z", documents)).toEqual([
      "20 May Title of first",
      "22 May Title of second",
      "May Title of best",
      "2 Jun Title of third",
    ]);
  });

  it("have each trip once, on its first day, before those that leave later", () => {
    const departures = ["2027-05-15", "2027-09-30"].map((day) => leavesOn(day));
    const details = { ...NO_TRIP_DETAILS, departures };
    const documents = [
      trip("often", "en", { details }),
      leaving("early", "2027-05-01"),
      leaving("late", "2027-06-01"),
    ];
    expect(cardsIn("2027-04", "2027-04-10T00:00:00Z", documents)).toEqual([
      "1 May Title of early",
      "15 May Title of often",
      "1 Jun Title of late",
    ]);
  });

  it("are filled up, after a place of the month, with what leaves later", () => {
    const documents = [
      leaving("late", "2027-03-02"),
      leaving("early", "2027-01-09"),
      at("best", { bestMonths: [11] }),
    ];
    expect(cardsIn("2026-11", NOVEMBER, documents)).toEqual([
      "Nov Title of best",
      "9 Jan Title of early",
      "2 Mar Title of late",
    ]);
  });

  it("are filled up with the next departures, however late they are", () => {
    const documents = ["a", "b", "c"].map((uid, index) => leaving(uid, `2027-0${index + 4}-03`));
    expect(cardsIn("2026-11", NOVEMBER, documents)).toHaveLength(CARDS_IN_SIGHT);
  });

  it("have nothing that is full or called off", () => {
    const documents = [
      leaving("a", "2026-12-31", { state: "full" }),
      leaving("b", "2026-12-31", { places: 8, booked: 8 }),
      leaving("c", "2026-12-31", { state: "called-off" }),
    ];
    expect(seasonOn(NOVEMBER, documents)).toMatchObject({ cards: [], river: [], next: [] });
  });

  it("are there a year after the last build", () => {
    const documents = [at("best", { bestMonths: [1] }), leaving("a", "2027-06-02")];
    expect(cardsIn("2027-12", NOVEMBER, documents)).toContain("Jan Title of best");
  });

  it("keep three places for when nothing leaves any more", () => {
    const documents = [
      ...["a", "b", "c", "d"].map((uid, index) => leaving(uid, `2027-02-0${index + 1}`)),
      ...["e", "f", "g", "h"].map((uid) => at(uid, { bestMonths: [1] })),
    ];
    const places = ({ until }: { until: number | null }) => until === null;
    const { cards } = seasonOn(NOVEMBER, documents);
    const inMarch = cards.filter(({ months }) => months.includes("2027-03"));
    expect(inMarch.filter(places)).toHaveLength(CARDS_IN_SIGHT);
    expect(cards.filter(({ months }) => months.includes("2026-11")).filter(places)).toEqual([]);
  });

  it("show no picture twice", () => {
    const { pictures } = place("best", "en");
    const { cards } = seasonNow({
      documents: [at("best", { bestMonths: [11] })],
      now: Date.parse(NOVEMBER) / 1000,
      t: translator("en"),
      language: "en",
      cardsBeside: () => dedupeCardImages(pictures),
    });
    expect(cards).toEqual([]);
  });

  it.each(LANGUAGES)("say in %s what the river does, one sentence a month", (language) => {
    const { river } = seasonNow({
      documents: [at("best", { bestMonths: [11] })],
      now: Date.parse(NOVEMBER) / 1000,
      t: translator(language),
      language,
      cardsBeside: () => dedupeCardImages([]),
    });
    const ofMonth = monthsFrom("2026-11", 12).map((month) =>
      river.filter(({ months }) => months.includes(month)).map(({ text }) => text),
    );
    expect(ofMonth.every((texts) => texts.length === 1)).toBe(true);
    expect(new Set(ofMonth.flat()).size).toBe(12);
  });
});

describe("the next departures", () => {
  it("come by the clock, over the end of a year, the leap day and the hour of summer time", () => {
    const days = ["2028-03-26", "2027-12-31", "2028-02-29", "2028-01-01"];
    const { next } = seasonOn(
      NOVEMBER,
      days.map((day) => leaving(day, day)),
    );
    expect(next.map(({ label }) => label)).toEqual([
      "Fri, 31 December 2027",
      "Sat, 1 January 2028",
      "Tue, 29 February 2028",
      "Sun, 26 March 2028",
    ]);
    expect(next.at(-1)?.until).toBe(Date.parse("2028-03-26T06:00:00Z") / 1000);
  });

  it("say whether they run and what is left", () => {
    const [one] = seasonOn(NOVEMBER, [
      leaving("a", "2027-05-20", { places: 8, booked: 6, language: "de" }),
    ]).next;
    expect(one?.marks.map(({ text }) => text)).toEqual(["only 2 places left"]);
    expect(one?.language).toBe("in German");
  });
});

it("counts months beyond the end of a year", () => {
  expect(monthsFrom("2026-12", 3)).toEqual(["2026-12", "2027-01", "2027-02"]);
});

it.each([
  ["2026-11-30T22:59:59Z", "2026-11"],
  ["2026-11-30T23:00:00Z", "2026-12"],
  ["2026-12-31T23:00:00Z", "2027-01"],
  ["2027-05-31T21:59:59Z", "2027-05"],
  ["2027-05-31T22:00:00Z", "2027-06"],
])("at %s it is %s in the region", (moment, month) => {
  expect(monthNow(Date.parse(moment))).toBe(month);
});
