import i18next from "i18next";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { byLanguage, LANGUAGES } from "../../../src/i18n/languages.ts";
import { addMessages, translator } from "../../../src/i18n/messages.ts";
import { createTranslate } from "../../../src/i18n/translate.ts";
import { WRITING_TABLES } from "../../../src/i18n/writingTables.ts";

const FILES = byLanguage((language) => WRITING_TABLES[language].messages);

const VARIABLES = [...JSON.stringify(FILES).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

/** Numbers choose among plural forms; texts are an editor's or a visitor's. */
const SAID = [
  ...Array.from({ length: 23 }, (_, count) => count),
  ...[25, 101, 102, 105, 111, 112, 121, 122, 1_000_001],
  1.5,
  -1,
  "",
  "$& $1 $t(nav.home) {{count}} {{ x }}",
  "<b>&amp;</b>",
];

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
    for (const credit of ["$t(nav.home)", "{{count}}", "<b>&amp;</b>", "a. b: c", "{{credit}}"]) {
      expect(t("picture.credit", { credit })).toBe(
        `${t("picture.credit", { credit: "" })}${credit}`,
      );
    }
  });

  it("stay those that came first", () => {
    addMessages("hr", { "nav.home": "Drugo" });
    expect(translator("hr")("nav.home")).toBe("Početna");
  });

  it.each(Object.entries(FILES))("read as i18next reads them, in %s", (language, words) => {
    const instance = i18next.createInstance();
    // It knows no script but as "sr-Cyrl".
    const lng = new Intl.Locale(language).toString();
    void instance.init({
      lng,
      resources: { [lng]: { translation: words } },
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      interpolation: { escapeValue: false },
    });
    const ours = createTranslate(language, words);
    const theirs = instance.t;
    const names = Object.keys(words).flatMap((key) => [key, key.replace(/_\w+$/, "")]);
    const keys = [...new Set(names), "no.such.key"] as "picture.credit"[];
    for (const key of keys) {
      expect(ours(key)).toBe(theirs(key));
      const isPlain = words[key]?.includes("{{") === false;
      for (const said of isPlain ? SAID.slice(0, 3) : SAID) {
        const variables = Object.fromEntries(VARIABLES.map((name) => [name, said]));
        expect(ours(key, variables)).toBe(theirs(key, variables));
      }
    }
  });
});
