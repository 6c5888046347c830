import { beforeAll, describe, expect, it, vi } from "vitest";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { addMessages, translator } from "../../../src/i18n/messages.ts";
import { createTranslate } from "../../../src/i18n/translate.ts";

it("says whose words are missing when a page is drawn too early", async () => {
  vi.resetModules();
  const fresh = await import("../../../src/i18n/messages.ts");
  for (const language of LANGUAGES) {
    expect(() => fresh.translator(language)).toThrow(
      `The messages of "${language}" are used before they are loaded.`,
    );
  }
  fresh.addMessages("de", { "nav.home": "Startseite" });
  expect(fresh.translator("de")("nav.home")).toBe("Startseite");
  expect(() => fresh.translator("hr")).toThrow('"hr"');
});

describe("the words of the site", () => {
  beforeAll(addAllMessages);

  it.each([
    ["hr", "Početna", "Stranica nije pronađena", "Slika: I. Horvat"],
    ["en", "Home", "Page not found", "Picture: I. Horvat"],
    ["de", "Startseite", "Seite nicht gefunden", "Bild: I. Horvat"],
    ["sr", "Početna", "Stranica nije pronađena", "Slika: I. Horvat"],
    ["sr-cyrl", "Почетна", "Страница није пронађена", "Слика: I. Horvat"],
  ] as const)("in %s are its own", (language, home, notFound, credit) => {
    const t = translator(language);
    expect(t("nav.home")).toBe(home);
    expect(t("not-found.title")).toBe(notFound);
    expect(t("picture.credit", { credit: "I. Horvat" })).toBe(credit);
  });

  it.each([
    [0, "0 priča"],
    [1, "1 priča"],
    [2, "2 priče"],
    [4, "4 priče"],
    [5, "5 priča"],
    [11, "11 priča"],
    [12, "12 priča"],
    [14, "14 priča"],
    [21, "21 priča"],
    [22, "22 priče"],
    [25, "25 priča"],
    [101, "101 priča"],
    [102, "102 priče"],
    [112, "112 priča"],
  ])("count stories in Croatian and Serbian: %i", (count, said) => {
    expect(translator("hr")("blog.count", { count })).toBe(said);
    expect(translator("sr")("blog.count", { count })).toBe(said);
  });

  it.each([
    [0, "0 stories", "0 Geschichten"],
    [1, "1 story", "1 Geschichte"],
    [2, "2 stories", "2 Geschichten"],
    [5, "5 stories", "5 Geschichten"],
    [21, "21 stories", "21 Geschichten"],
    [22, "22 stories", "22 Geschichten"],
    [25, "25 stories", "25 Geschichten"],
  ])("count stories in English and German: %i", (count, english, german) => {
    expect(translator("en")("blog.count", { count })).toBe(english);
    expect(translator("de")("blog.count", { count })).toBe(german);
  });

  it.each([
    ["hr", ["1 program", "2 programa", "5 programa", "21 program"]],
    ["en", ["1 trip", "2 trips", "5 trips", "21 trips"]],
    ["de", ["1 Tour", "2 Touren", "5 Touren", "21 Touren"]],
    ["sr", ["1 program", "2 programa", "5 programa", "21 program"]],
  ] as const)("count programs in %s", (language, said) => {
    const t = translator(language);
    expect([1, 2, 5, 21].map((count) => t("packages.count", { count }))).toEqual(said);
  });

  it.each(LANGUAGES)("leave what an editor wrote as it is, in %s", (language) => {
    const t = translator(language);
    for (const credit of [
      "$t(nav.home)",
      "$& $1",
      "{{count}}",
      "<b>&amp;</b>",
      "a. b: c",
      "{{credit}}",
    ]) {
      expect(t("picture.credit", { credit })).toBe(
        `${t("picture.credit", { credit: "" })}${credit}`,
      );
    }
  });

  it("stay those that came first", () => {
    addMessages("hr", { "nav.home": "Drugo" });
    expect(translator("hr")("nav.home")).toBe("Početna");
  });

  it("are their keys where a language lacks them", () => {
    expect(createTranslate("en", {})("nav.home")).toBe("nav.home");
  });

  it("choose the plural form of fractions and negative numbers", () => {
    const t = translator("en");
    expect([1.5, -1].map((count) => t("blog.count", { count }))).toEqual([
      "1.5 stories",
      "-1 story",
    ]);
  });
});
