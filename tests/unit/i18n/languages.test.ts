import { describe, expect, it } from "vitest";
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_TABLE,
  LANGUAGES,
  languageOfContentCode,
} from "../../../src/i18n/languages.ts";

describe("the table of languages", () => {
  it("is what visitors, search engines and the content service know", () => {
    expect(
      LANGUAGES.map((language) => [language, ...Object.values(LANGUAGE_TABLE[language])]),
    ).toEqual(
      expect.arrayContaining([
        ["hr", "Hrvatski", "hr", "hr", "hr-HR"],
        ["en", "English", "en", "en-eu", "en-GB"],
        ["de", "Deutsch", "de", "de-de", "de-DE"],
        ["sr", "Srpski", "sr-Latn", "rs", "sr-Latn-RS"],
        ["sr-cyrl", "Српски", "sr-Cyrl", "rs", "sr-Cyrl-RS", "sr"],
      ]),
    );
    expect(DEFAULT_LANGUAGE).toBe("hr");
  });

  it.each(LANGUAGES)("has dates and plurals of its own for %s on this machine", (language) => {
    const { locale } = LANGUAGE_TABLE[language];
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(Intl.PluralRules.supportedLocalesOf(language)).toEqual([
      new Intl.Locale(language).toString(),
    ]);
  });
});

describe("a language of the site", () => {
  it.each(LANGUAGES)("is %s", (language) => {
    expect(isLanguage(language)).toBe(true);
  });

  it.each([
    ["HR"],
    ["eo"],
    ["rs"],
    ["en-eu"],
    ["hr "],
    [""],
    ["length"],
    [0],
    [null],
    [undefined],
    [["hr"]],
  ])("is not %j", (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});

describe("the content service's code", () => {
  it.each([
    ["hr", "hr"],
    ["en-eu", "en"],
    ["de-de", "de"],
    ["rs", "sr"],
  ])("%s is our %s", (code, language) => {
    expect(languageOfContentCode(code)).toBe(language);
  });

  it.each([
    ["en"],
    ["de"],
    ["sr"],
    ["eo-eo"],
    ["EN-EU"],
    ["*"],
    [""],
    [null],
    [undefined],
    [7],
    [{}],
    [["rs"]],
  ])("%j is none", (code) => {
    expect(languageOfContentCode(code)).toBeUndefined();
  });
});
