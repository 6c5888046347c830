import { beforeAll, describe, expect, it } from "vitest";
import {
  type ProgramViewModel,
  programViewModel,
} from "../../../src/documents/viewModels/programViewModel.ts";
import { estimateOf } from "../../../src/features/Inquiry/estimate.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import type { Language } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { NO_TRIP_DETAILS, trip } from "../documents/siteDocuments.ts";

beforeAll(addAllMessages);

function offerOf(language: Language, amount = 48): ProgramViewModel {
  const prices = [{ for: "", amount }];
  const details = { ...NO_TRIP_DETAILS, currency: "EUR" as const, prices };
  return programViewModel(trip("one", language, { details }), translator(language));
}

const estimate = (language: Language, people: string, amount?: number): string =>
  // Between a sum and its sign stands a space that does not break.
  estimateOf(offerOf(language, amount), people, language).replaceAll("\u00a0", " ");

describe("the estimate of a trip", () => {
  it.each([
    ["en", "1", "About €48 for 1 adult."],
    ["en", "4", "About €192 for 4 adults."],
    ["de", "1", "Etwa 48 € für 1 Erwachsenen."],
    ["de", "3", "Etwa 144 € für 3 Erwachsene."],
    ["hr", "1", "Oko 48 € za 1 odraslu osobu."],
    ["hr", "3", "Oko 144 € za 3 odrasle osobe."],
    ["hr", "5", "Oko 240 € za 5 odraslih osoba."],
    ["hr", "21", "Oko 1008 € za 21 odraslu osobu."],
    ["sr", "2", "Oko 96 € za 2 odrasle osobe."],
    ["sr", "12", "Oko 576 € za 12 odraslih osoba."],
  ] as const)("says in %s what it costs for %s", (language, people, text) => {
    expect(estimate(language, people).replace("1.008", "1008")).toContain(text);
  });

  it("reckons cents as one does on paper", () => {
    expect(estimate("en", "3", 19.9)).toContain("About €59.70 for 3");
  });

  it.each(["", "0", "-1", "2.5", "100", "four", " "])("waits for a number: “%s”", (people) => {
    expect(estimate("en", people)).toBe("");
  });

  it("is silent where so many cannot come along", () => {
    const offer = { ...offerOf("en"), largest: 8 };
    expect(estimateOf(offer, "8", "en")).not.toBe("");
    expect(estimateOf(offer, "9", "en")).toBe("");
  });

  it("is silent where there is no price", () => {
    const offer = programViewModel(trip("one", "en"), translator("en"));
    expect(estimateOf(offer, "4", "en")).toBe("");
    expect(estimate("en", "4", 0)).toBe("");
  });
});
