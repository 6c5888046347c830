import { describe, expect, it } from "vitest";
import { CONCEPTS } from "../../../src/i18n/languages/concepts.ts";
import { SEARCH_TABLES } from "../../../src/i18n/languages/searchTables.ts";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { fold, wordsIn } from "../../../src/search/fold.ts";
import { PLACES_ELSEWHERE, PLACES_HERE } from "../../../src/search/placeNames.ts";

const doubles = (all: string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index);

describe.each(WRITTEN_LANGUAGES)("the synonyms in %s", (language) => {
  const { synonyms } = SEARCH_TABLES[language];

  it.each(CONCEPTS)("are words or phrases, each of them once: %s", (concept) => {
    const groups = synonyms?.[concept].split(" | ") ?? [];
    expect(groups.length).toBeLessThanOrEqual(2);
    const phrases = groups.flatMap((group) => group.split(", "));
    for (const phrase of phrases) expect(wordsIn(phrase).length).toBeGreaterThan(0);
    expect(doubles(phrases.map((phrase) => phrase.toLowerCase()))).toEqual([]);
  });
});

it("names a place in one row only", () => {
  const names = [...PLACES_HERE, ...PLACES_ELSEWHERE].flatMap((place) => [
    ...new Set(place.split(/, |\//).map(fold)),
  ]);
  expect(doubles(names)).toEqual([]);
});
