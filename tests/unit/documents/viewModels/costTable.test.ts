import { describe, expect, it } from "vitest";
import type { DestinationDetails } from "../../../../src/documents/kinds/fieldValues.ts";
import { costTable } from "../../../../src/documents/viewModels/costTable.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import type { Language } from "../../../../src/i18n/languages.ts";
import { place } from "../siteDocuments.ts";

addAllMessages();

type Cost = DestinationDetails["costs"][number];

const cost = (kind: Cost["kind"], from: number, own: Partial<Cost> = {}): Cost => ({
  kind,
  name: "",
  from,
  usual: null,
  currency: "EUR",
  checked: "",
  source: null,
  ...own,
});

const town = (uid: string, costs: Cost[], language: Language = "en") => {
  const document = place(uid, language);
  return { ...document, details: { ...document.details, costs } };
};

describe("the table of prices by town", () => {
  it("has a row for each town of the language that says what it costs, by name", () => {
    const table = costTable(
      [
        town("b", [cost("bed", 50, { usual: 80 }), cost("parking", 0.5)]),
        town("a", [cost("lunch", 900, { usual: 1000, currency: "RSD" })]),
        town("c", []),
        town("d", [cost("admission", 5)]),
        town("e", [cost("bed", 40)], "de"),
      ],
      "en",
    );
    expect(
      table?.rows.map(({ place: { name, href }, prices }) => [name, href, prices].flat()),
    ).toEqual([
      ["Title of a", "/en/destinations/a/", "–", "–", "RSD\u00a01,000", "–", "–"],
      ["Title of b", "/en/destinations/b/", "€50", "€80", "–", "–", "€0.50"],
    ]);
    expect(table?.columns).toHaveLength(6);
    expect(table?.note).toMatch(/estimates.*€1 is about RSD\s117\./);
  });

  it("leaves out what is something particular, and a rate that nobody needs", () => {
    const table = costTable(
      [town("a", [cost("bed", 50), cost("parking", 300, { name: "Car in the park" })])],
      "en",
    );
    expect(table?.rows[0]?.prices).toEqual(["€50", "€50", "–", "–", "–"]);
    expect(table?.note).not.toContain("RSD");
  });

  it("is not there if no town says what it costs", () => {
    expect(costTable([town("a", [])], "en")).toBeNull();
    expect(costTable([], "en")).toBeNull();
  });
});
