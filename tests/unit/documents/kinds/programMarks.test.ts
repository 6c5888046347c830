import { describe, expect, it } from "vitest";
import type { ProgramDetails } from "../../../../src/documents/kinds/fieldValues.ts";
import { SEO } from "../../../../src/documents/kinds/program.ts";
import { EXTRAS } from "../../../../src/documents/kinds/programExtras.ts";
import { cardMarks } from "../../../../src/documents/kinds/programMarks.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { LANGUAGES } from "../../../../src/i18n/languages.ts";
import { translator } from "../../../../src/i18n/messages.ts";
import { NO_TRIP_DETAILS, trip } from "../siteDocuments.ts";

addAllMessages();

const program = (details: Partial<ProgramDetails>, age: number | null = null) =>
  trip("a", "en", { age, details: { ...NO_TRIP_DETAILS, ...details } });

const ALL: Partial<ProgramDetails> = {
  vegetarian: "ahead",
  withoutCar: "yes",
  mobility: "partly",
  countries: ["HR"],
};

describe("what a visitor reads on the card of a trip", () => {
  it("is at most three marks, the most important first", () => {
    expect(cardMarks(program(ALL, 6))).toEqual([
      "vegetarian on request",
      "without a car",
      "with children",
    ]);
    expect(cardMarks(program({ ...ALL, vegetarian: "no" }, 12))).toEqual([
      "without a car",
      "partly step-free",
      "no border",
    ]);
    expect(cardMarks(program({ vegetarian: "always", mobility: "full" }))).toEqual([
      "vegetarian",
      "step-free",
    ]);
  });

  it("is nothing where nothing is known, or all is no", () => {
    expect(cardMarks(program({}))).toBeUndefined();
    expect(
      cardMarks(
        program(
          { vegetarian: "no", withoutCar: "no", mobility: "no", countries: ["HR", "RS"] },
          16,
        ),
      ),
    ).toBeUndefined();
  });

  it("has words in each language", () => {
    for (const language of LANGUAGES) {
      const marks = cardMarks({ ...program(ALL, 6), language }) ?? [];
      expect(marks.filter((mark) => mark !== "" && !mark.includes("."))).toHaveLength(3);
    }
  });
});

it("is found by a visitor who searches for the mark", () => {
  const terms = EXTRAS.searchTerms?.(program(ALL, 6), translator("de")).join(" ");
  expect(terms).toMatch(/Vegetarisch.*Ohne Auto.*Kindern/);
  expect(EXTRAS.searchTerms?.(program({}), translator("de")).join("")).toBe("");
});

it("says to search engines whom a trip suits", () => {
  const thing = (details: Partial<ProgramDetails>, age: number | null) =>
    SEO.structuredData({
      document: program(details, age),
      address: "https://a.example/",
      image: null,
      publisher: { "@type": "Organization", name: "x" } as never,
      t: translator("en"),
    });
  expect(thing(ALL, 6)).toMatchObject({
    touristType: ["Families with children", "Vegetarians", "Visitors without a car"],
  });
  expect(thing({}, null)).toMatchObject({ touristType: undefined });
});
