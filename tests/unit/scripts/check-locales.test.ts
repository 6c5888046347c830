import { describe, expect, it } from "vitest";
import { findLocaleProblems, findUnusedKeys } from "../../../scripts/checks/locales.ts";

const SOUND = {
  hr: {
    "blog.title": "Priče s rijeke",
    "blog.count_one": "{{count}} priča",
    "blog.count_few": "{{count}} priče",
    "blog.count_other": "{{count}} priča",
  },
  en: {
    "blog.title": "Stories from the river",
    "blog.count_one": "One story",
    "blog.count_other": "{{count}} stories",
  },
  de: {
    "blog.title": "Geschichten vom Fluss",
    "blog.count_one": "{{count}} Geschichte",
    "blog.count_other": "{{ count, number }} Geschichten",
  },
  sr: {
    "blog.title": "Priče s reke",
    "blog.count_one": "{{count}} priča",
    "blog.count_few": "{{count}} priče",
    "blog.count_other": "{{count}} priča",
  },
};

describe("the check of locales", () => {
  it("is content with files that say the same in four languages", () => {
    expect(findLocaleProblems(SOUND)).toEqual([]);
  });

  it("misses a key that one language lacks", () => {
    const { "blog.title": _, ...de } = SOUND.de;
    expect(findLocaleProblems({ ...SOUND, de })).toEqual(["de: blog.title is missing"]);
  });

  it("misses a key in every other language when one has a key too many", () => {
    const sr = { ...SOUND.sr, "blog.lead": "Šta vredi videti" };
    expect(findLocaleProblems({ ...SOUND, sr })).toEqual([
      "hr: blog.lead is missing",
      "en: blog.lead is missing",
      "de: blog.lead is missing",
    ]);
  });

  it("misses the form for a few things that Croatian needs", () => {
    const { "blog.count_few": _, ...hr } = SOUND.hr;
    expect(findLocaleProblems({ ...SOUND, hr })).toEqual(["hr: blog.count_few is missing"]);
  });

  it("refuses a plural form that German does not have", () => {
    const de = { ...SOUND.de, "blog.count_few": "{{count}} Geschichten" };
    expect(findLocaleProblems({ ...SOUND, de })).toEqual([
      "de: blog.count_few is not a form of this language (one, other)",
    ]);
  });

  it("refuses a key with and without plural forms", () => {
    const en = { ...SOUND.en, "blog.count": "{{count}} stories" };
    expect(findLocaleProblems({ ...SOUND, en })).toEqual([
      "en: blog.count is not a form of this language (one, other)",
    ]);
  });

  it("finds a variable whose name was changed", () => {
    const en = { ...SOUND.en, "blog.count_other": "{{number}} stories" };
    expect(findLocaleProblems({ ...SOUND, en })).toEqual([
      "en: blog.count has the variables number, but hr has count",
    ]);
  });

  it("finds a variable that was left out", () => {
    const de = { ...SOUND.de, "blog.count_one": "Geschichte", "blog.count_other": "Geschichten" };
    expect(findLocaleProblems({ ...SOUND, de })).toEqual([
      "de: blog.count has the variables none, but hr has count",
    ]);
  });

  it.each(["", "  "])("refuses the empty value %j", (empty) => {
    const hr = { ...SOUND.hr, "blog.title": empty };
    expect(findLocaleProblems({ ...SOUND, hr })).toEqual(["hr: blog.title is empty"]);
  });

  it("refuses values inside values", () => {
    const hr = { ...SOUND.hr, "blog.title": { short: "Priče" } };
    expect(findLocaleProblems({ ...SOUND, hr })).toEqual(["hr: blog.title is not a text"]);
  });

  it("finds a sentence that was left in another language", () => {
    const de = { ...SOUND.de, "blog.title": SOUND.en["blog.title"] };
    expect(findLocaleProblems({ ...SOUND, de })).toEqual([
      'de: blog.title says the same as in en: "Stories from the river"',
    ]);
  });

  it("lets names and short words be the same everywhere", () => {
    const same = { name: "© Vidikovac {{year}}", ok: "OK" };
    const files = {
      hr: { ...SOUND.hr, ...same },
      en: { ...SOUND.en, ...same },
      de: { ...SOUND.de, ...same },
      sr: { ...SOUND.sr, ...same },
    };
    expect(findLocaleProblems(files)).toEqual([]);
  });
});

describe("the search for unused keys", () => {
  it("finds a word that no code asks for, once for all of its forms", () => {
    const keys = ["nav.home", "nav.hut", "blog.count_one", "blog.count_other", "list.left_one"];
    expect(findUnusedKeys(keys, 't("nav.home") + t("blog.count", { count })')).toEqual([
      "nav.hut is used nowhere: delete it from every file in locales/",
      "list.left is used nowhere: delete it from every file in locales/",
    ]);
  });

  it("knows keys that code puts together", () => {
    const keys = ["packages.type.active", "form.date.to.past", "form.date.to.never"];
    const part = "$" + "{field}";
    const code = `t(\`packages.type.${part}\`) + t(\`form.date.${part}.past\`)`;
    expect(findUnusedKeys(keys, code)).toHaveLength(1);
  });
});
