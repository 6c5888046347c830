import { beforeAll, describe, expect, it } from "vitest";
import type { Program } from "../../../src/documents/kinds/program.ts";
import type { SiteDocument } from "../../../src/documents/kinds.ts";
import { documentPath } from "../../../src/documents/paths.ts";
import type { Translation } from "../../../src/documents/types.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import type { Language } from "../../../src/i18n/languages.ts";
import { buildCatalogue } from "../../../src/journey/buildCatalogue.ts";
import { keyFor } from "../../../src/journey/keys.ts";
import { leavesOn, NO_TRIP_DETAILS, place, story, trip } from "../documents/siteDocuments.ts";

beforeAll(addAllMessages);

const details = {
  ...NO_TRIP_DETAILS,
  start: { latitude: 45.123456, longitude: 18.987654 },
  countries: ["HR" as const],
  departures: [leavesOn("2027-05-15"), leavesOn("2027-05-16", { state: "full" })],
  currency: "EUR" as const,
  withoutCar: "no" as const,
};

const translations: Translation[] = [
  { language: "hr", path: documentPath("program", "vožnja", "hr") },
  { language: "en", path: documentPath("program", "ride", "en") },
];

/** A trip in two languages, with what is read from the texts of each. */
const inTwo = (hr: Partial<Program>, en: Partial<Program>): Program[] => [
  trip("vožnja", "hr", { details, translations, ...hr }),
  trip("ride", "en", { details, translations, ...en }),
];

const only = (documents: readonly SiteDocument[], language: Language) => {
  const { things } = buildCatalogue(documents, language);
  expect(things).toHaveLength(1);
  return things[0];
};

describe("what a visitor can keep", () => {
  it("has the facts that only one of its languages tells in all of them", () => {
    const documents = inTwo(
      { duration: "dva dana", days: 2, age: 0, ageRestriction: "" },
      { duration: "a while", days: null, age: 12 },
    );
    const expected = {
      key: keyFor("program", "vožnja"),
      also: [keyFor("program", "ride")],
      hours: 8,
      nights: 1,
      age: 12,
      withoutCar: false,
      point: [45.1235, 18.9877],
    };
    for (const language of ["hr", "en"] as const) {
      expect(only(documents, language)).toMatchObject(expected);
      expect(only([...documents].reverse(), language)).toMatchObject(expected);
      expect(only(documents, language)).not.toHaveProperty("language");
    }
  });

  it("is shown in its first language where it lacks the visitor's", () => {
    const documents = inTwo({}, {});
    expect(only(documents, "de")).toMatchObject({
      language: "hr",
      path: documents[0]?.path,
      key: keyFor("program", "vožnja"),
    });
  });

  it("has its departures with their state", () => {
    expect(only(inTwo({}, {}), "en")?.departures).toEqual([
      { day: "2027-05-15", time: "08:00", state: "open" },
      { day: "2027-05-16", time: "08:00", state: "full" },
    ]);
  });

  it.each([
    ["4 hours", 4],
    ["2 days", 8],
    ["half a day", 4],
    ["as you like", 4],
    ["", 4],
  ])("of a program, takes %j", (duration, hours) => {
    expect(only([trip("ride", "en", { duration })], "en")?.hours).toBe(hours);
  });

  it("of a town, takes no more than half a day", () => {
    const facts = (text: string) => ({
      details: {
        ...place("ilok", "en").details,
        facts: [{ kind: "stay" as const, text, link: null }],
      },
    });
    const hours = (text: string) => only([place("ilok", "en", facts(text))], "en")?.hours;
    expect([hours("Two days."), hours("An hour."), hours("")]).toEqual([4, 1, 2]);
    expect(only([story("storks", "en")], "en")?.hours).toBe(1);
  });

  it("warns of a document that cannot be told from another", () => {
    const warnings: string[] = [];
    const documents = [
      trip("ride", "en"),
      trip("ride", "en", { path: "/en/programs/other/ride/" }),
    ];
    const { things } = buildCatalogue(documents, "en", (message) => warnings.push(message));
    expect(things).toHaveLength(1);
    expect(warnings).toEqual([expect.stringContaining("/en/programs/other/ride/")]);
  });
});
