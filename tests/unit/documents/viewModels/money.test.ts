import { beforeAll, describe, expect, it } from "vitest";
import { EXCHANGE } from "../../../../content-service/choices.ts";
import { roughly } from "../../../../src/documents/viewModels/formatters.ts";
import {
  convert,
  costText,
  otherCurrency,
  otherPrice,
  priceWithOther,
} from "../../../../src/documents/viewModels/money.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { translator } from "../../../../src/i18n/messages.ts";

beforeAll(addAllMessages);

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("a price in another currency", () => {
  it("follows from the table in both directions", () => {
    expect(convert(10, "EUR", "RSD")).toBe(1172);
    expect(convert(1172, "RSD", "EUR")).toBeCloseTo(10);
    expect(convert(7, "RSD", "RSD")).toBe(7);
  });

  it("does not exist without a rate", () => {
    const unknown = "CHF" as never;
    expect(convert(10, "EUR", unknown)).toBeNull();
    expect(otherCurrency(unknown)).toBeNull();
    expect(priceWithOther("en", 10, unknown, translator("en"))).toBe("CHF\u00a010");
  });

  it.each([
    [12_892, 12_890],
    [1004, 1000],
    [998.6, 999],
    [23.89, 24],
    [9.96, 10],
    [3.41, 3.4],
    [0, 0],
  ])("is said as one says a sum that is not exact: %d as %d", (amount, said) => {
    expect(roughly(amount)).toBe(said);
  });

  it.each([
    ["hr", "44 € (oko 5.160 RSD)", "2.800 RSD (oko 24 €)"],
    ["sr", "44 € (oko 5.160 RSD)", "2.800 RSD (oko 24 €)"],
    ["en", "€44 (about RSD 5,160)", "RSD 2,800 (about €24)"],
    ["de", "44 € (etwa 5.160 RSD)", "2.800 RSD (etwa 24 €)"],
  ] as const)("stands beside the price in %s", (language, euros, dinars) => {
    const t = translator(language);
    expect(plain(priceWithOther(language, 44, "EUR", t))).toBe(euros);
    expect(plain(priceWithOther(language, 2800, "RSD", t))).toBe(dinars);
  });

  it("is not said of what is free", () => {
    expect(otherPrice("en", 0, "EUR")).toBe("");
  });

  it("has a day and a source that can be looked up again", () => {
    for (const { rate, checked, source } of EXCHANGE) {
      expect(rate).toBeGreaterThan(0);
      expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source).toMatch(/^https:/);
    }
  });
});

describe("what something costs", () => {
  const said = (from: number, usual: number | null) =>
    plain(costText({ from, usual, currency: "EUR" }, "en", translator("en")));

  it("is the least and the usual price", () => {
    expect(said(50, 80)).toBe("from €50, usually €80 (about RSD 9,380)");
  });

  it("is one price if there is no other, or the usual one is not more", () => {
    expect(said(8, null)).toBe("€8 (about RSD 938)");
    expect(said(8, 8)).toBe("€8 (about RSD 938)");
    expect(said(0, null)).toBe("€0");
  });
});
