import { beforeAll, describe, expect, it } from "vitest";
import {
  type ProgramViewModel,
  programViewModel,
} from "../../../src/documents/viewModels/programViewModel.ts";
import { partySum } from "../../../src/features/Inquiry/partySum.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import type { Language } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { NO_TRIP_DETAILS, trip } from "../documents/siteDocuments.ts";

beforeAll(addAllMessages);

interface Prices {
  adult?: number;
  child?: number | null;
  currency?: "EUR" | "RSD";
}

function offerOf(
  language: Language,
  { adult = 44, child = 22, currency = "EUR" }: Prices,
): ProgramViewModel {
  const prices = [
    { for: "", amount: adult },
    ...(child === null ? [] : [{ for: "children", amount: child }]),
  ];
  const details = { ...NO_TRIP_DETAILS, currency, prices };
  return programViewModel(trip("one", language, { details }), translator(language));
}

/** sum("en", "3", "1", …): three people, one of them a child. */
const sum = (language: Language, people: string, children = "", prices: Prices = {}): string =>
  // Between a sum and its sign stands a space that does not break.
  partySum(
    offerOf(language, prices),
    { people, children, vegetarians: "" },
    translator(language),
    language,
  ).replaceAll("\u00a0", " ");

describe("what a trip costs for those who come", () => {
  it.each([
    ["en", "1", "", "1 adult × €44 = €44, about RSD 5,160. We will confirm the price."],
    ["en", "3", "1", "2 adults × €44, 1 child × €22 = €110, about RSD 12,890."],
    ["en", "2", "2", "2 children × €22 = €44, about RSD 5,160."],
    ["de", "3", "1", "2 Erwachsene × 44 €, 1 Kind × 22 € = 110 €, etwa 12.890 RSD."],
    ["hr", "5", "2", "3 odrasle osobe × 44 €, 2 djece × 22 € = 176 €, oko 20.630 RSD."],
    ["sr", "6", "5", "1 odrasla osoba × 44 €, 5 dece × 22 € = 154 €, oko 18.050 RSD."],
  ] as const)(
    "is said in %s for %s people, %s of them children",
    (...[language, people, children, text]) => {
      expect(sum(language, people, children)).toContain(text);
    },
  );

  it("is said in euros as well where it is priced in dinars", () => {
    const prices = { adult: 2800, child: 1400, currency: "RSD" } as const;
    expect(sum("en", "3", "1", prices)).toContain("= RSD 7,000, about €60.");
  });

  it("says whom the price for children is for, where children come", () => {
    expect(sum("en", "3", "1")).toContain("The child price is for: children.");
    expect(sum("en", "3")).not.toContain("child price");
  });

  it("reckons cents as one does on paper", () => {
    expect(sum("en", "3", "", { adult: 19.9 })).toContain("= €59.70, about");
  });

  it("says that the price for children is still to come, and does not leave them out in silence", () => {
    const prices = { child: null };
    expect(sum("en", "3", "1", prices)).toMatch(
      /^2 adults × €44 = €88, .+ children in our answer\.$/,
    );
    expect(sum("en", "1", "1", prices)).toBe(
      "We will tell you the price for children in our answer.",
    );
  });

  it.each(["", "0", "-1", "2.5", "100", "four"])("waits for a number: “%s”", (people) => {
    expect(sum("en", people)).toBe("");
  });

  it("waits for a number of children that is possible", () => {
    expect([sum("en", "2", "3"), sum("en", "2", "0.5"), sum("en", "2", "x")]).toEqual(["", "", ""]);
  });

  it("is silent where so many cannot come along, children counted", () => {
    const ofEight = { ...offerOf("en", {}), largest: 8 };
    const party = { people: "8", children: "4", vegetarians: "" };
    expect(partySum(ofEight, party, translator("en"), "en")).not.toBe("");
    expect(partySum(ofEight, { ...party, people: "9" }, translator("en"), "en")).toBe("");
  });

  it("is silent where there is no price, and shows one sum where there is no rate", () => {
    const offer = offerOf("en", {});
    const party = { people: "2", children: "", vegetarians: "" };
    expect(partySum({ ...offer, sum: null }, party, translator("en"), "en")).toBe("");
    const alone = { ...offer, sum: offer.sum && { ...offer.sum, other: null } };
    expect(partySum(alone, party, translator("en"), "en")).toBe(
      "2 adults × €44 = €88. We will confirm the price.",
    );
  });
});
