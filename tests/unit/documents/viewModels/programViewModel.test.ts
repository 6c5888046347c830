import { describe, expect, it } from "vitest";
import type { ProgramDetails } from "../../../../src/documents/kinds/fieldValues.ts";
import { programViewModel } from "../../../../src/documents/viewModels/programViewModel.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import type { Language } from "../../../../src/i18n/languages.ts";
import { translator } from "../../../../src/i18n/messages.ts";
import { leavesOn, NO_TRIP_DETAILS, trip } from "../siteDocuments.ts";

addAllMessages();

const brief = (language: Language, told: Partial<ProgramDetails> = {}, own = {}) =>
  programViewModel(
    trip("a", language, { ...own, details: { ...NO_TRIP_DETAILS, ...told } }),
    translator(language),
  );

const DEPARTURE = leavesOn("2027-05-15", { state: "open" });

describe("the program's view model", () => {
  it("is empty if nothing is known", () => {
    const told = brief("de", {}, { duration: "", ageRestriction: "", activityLevel: "" });
    expect(told).toMatchObject({
      countries: "",
      price: "",
      prices: [],
      rows: [],
      departures: [],
      cancelling: "",
      smallest: "",
      lists: [],
      voices: [],
    });
  });

  it.each([
    ["hr", "95 €", "2.800 RSD"],
    ["en", "€95", "RSD 2,800"],
    ["de", "95 €", "2.800 RSD"],
    ["sr", "95 €", "2.800 RSD"],
  ] as const)("has sums as they are written in %s", (language, euros, dinars) => {
    const priceOf = (amount: number, currency: "EUR" | "RSD") =>
      brief(language, { currency, prices: [{ for: "x", amount }] }).price.replaceAll("\u00a0", " ");
    expect(priceOf(95, "EUR")).toBe(euros);
    expect(priceOf(2800, "RSD")).toBe(dinars);
  });

  it("has no sum without a currency", () => {
    const told = brief("en", {
      prices: [{ for: "adults", amount: 95 }],
      extras: [{ name: "a van", amount: 12 }],
    });
    expect([told.price, told.prices]).toEqual(["", []]);
    expect(told.lists).toEqual([{ name: "Extras", items: ["a van"] }]);
  });

  it("says whom the price is for, and what others pay", () => {
    const prices = [
      { for: "", amount: 95 },
      { for: "children", amount: 62.5 },
    ];
    const told = brief("en", { currency: "EUR", prices });
    const lines = told.prices.map((line) => line.replaceAll("\u00a0", " "));
    expect(lines).toEqual(["per person", "about RSD 11,130", "children: €62.50 (about RSD 7,330)"]);
  });

  it.each([
    [{}, undefined],
    [{ vegetarian: "always" }, "Yes, always"],
    [{ vegetarian: "ahead" }, "Yes, if you tell us beforehand"],
    [{ vegetarian: "ahead", vegetarianDays: 0 }, "Yes, if you tell us beforehand"],
    [{ vegetarian: "ahead", vegetarianDays: 1 }, "Yes, if you tell us 1 day ahead"],
    [{ vegetarian: "ahead", vegetarianDays: 2 }, "Yes, if you tell us 2 days ahead"],
    [{ vegetarian: "no", vegetarianDays: 2 }, "No"],
  ] as const)("says whether a vegetarian eats: %j", (told, value) => {
    expect(brief("en", told).rows.find(({ name }) => name === "Vegetarian")?.value).toBe(value);
  });

  it("says how one comes without a car, where to leave one, and how one gets back", () => {
    const told = { withoutCar: "no", parking: "By the manor.", wayBack: "Our van." } as const;
    expect(brief("en", told).rows).toEqual([
      { name: "Without a car", value: "Not by public transport" },
      { name: "Parking", value: "By the manor." },
      { name: "Getting back", value: "Our van." },
    ]);
  });

  it("says who praised it and from where, as far as that is known", () => {
    const voices = [
      { text: "Still there.", name: "Eva", from: "Graz" },
      { text: "We came back.", name: "", from: "Brno" },
      { text: "Quiet.", name: "", from: "" },
    ];
    expect(brief("de", { voices }).voices).toEqual([
      { text: "Still there.", by: "Eva, Graz" },
      { text: "We came back.", by: "Brno" },
      { text: "Quiet.", by: "" },
    ]);
  });

  it("speaks of papers only where it crosses a border", () => {
    const papers = (countries: ProgramDetails["countries"]) =>
      brief("en", { countries }).rows.some(({ name }) => name === "Papers");
    expect([papers([]), papers(["HR"]), papers(["HR", "RS"])]).toEqual([false, false, true]);
  });

  it.each([
    [{ state: "open", placesLeft: null }, [], "open"],
    [{ state: null, placesLeft: 12 }, ["12 places"], "open"],
    [{ state: "few", placesLeft: 1 }, ["only 1 place left"], "open"],
    [{ state: "few", placesLeft: null }, ["a few places left"], "open"],
    [{ state: "full", placesLeft: 0 }, ["full"], "full"],
    [{ state: "called-off", placesLeft: null }, ["cancelled"], "called-off"],
    [{ booked: 7 }, ["needs 1 more guest"], "open"],
    [{ booked: 9 }, ["runs for certain"], "open"],
    [{ booked: 9, places: 12 }, ["runs for certain", "only 3 places left"], "open"],
    [{ booked: 1e9 }, ["full"], "full"],
  ] as const)("says of a departure that is %o: %s", (own, texts, state) => {
    const group = { groupSmallest: 8, groupLargest: 20 };
    const departures = [{ ...DEPARTURE, ...own }];
    const [told] = brief("en", { ...group, departures }).departures;
    expect(told).toMatchObject({ label: "Sat, 15 May 2027", state });
    expect(told?.marks.map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ["hr", "trebaju još 4 prijave", "vodič govori njemački"],
    ["sr", "trebaju još 4 prijave", "vodič govori nemački"],
    ["en", "needs 4 more guests", "in German"],
    ["de", "noch 4 Anmeldungen nötig", "auf Deutsch"],
  ] as const)(
    "says in %s how many guests are missing, and what the guide speaks",
    (language, needs, guide) => {
      const departures = [{ ...DEPARTURE, booked: 4, language: "de" as const }];
      const [told] = brief(language, { groupSmallest: 8, departures }).departures;
      expect([told?.marks.map(({ text }) => text), told?.language]).toEqual([[needs], guide]);
    },
  );

  it("lets a departure be one of the past by the clock of the country in which it begins", () => {
    const [told] = brief("sr", { countries: ["RS"], departures: [DEPARTURE] }).departures;
    expect(told?.until).toBe(Date.parse("2027-05-15T06:00:00Z") / 1000);
  });

  it("says in a sentence each how one cancels, and what happens when few come", () => {
    const told = brief("de", { cancelDays: 1, groupSmallest: 4, confirmDays: 2 });
    expect(told.cancelling).toBe("Kostenlos stornieren bis 1 Tag vorher.");
    expect(told.smallest).toBe(
      "Findet ab 4 Personen statt. Sonst sagen wir spätestens 2 Tage vorher ab und zahlen alles zurück.",
    );
  });
});
