import { beforeAll, describe, expect, it } from "vitest";
import { sentenceText, sentenceWithGaps } from "../../../src/features/Inquiry/sentenceText.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LANGUAGES, type Language } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { THE_REGION, type Topic } from "../../../src/inquiries/inquiry.ts";
import { EMPTY_INQUIRY, type Inquiry } from "../../../src/inquiries/inquiryFields.ts";
import { pluralWords, SENTENCE_PARTS, sentencePieces } from "../../../src/inquiries/sentence.ts";

beforeAll(addAllMessages);

const TOPIC: Topic = { kind: "program", uid: "kettle-evening", title: "Kettle" };
const WHOLE: Inquiry = {
  ...EMPTY_INQUIRY,
  from: "2027-05-20",
  people: "3",
  children: "1",
  vegetarians: "1",
  guideLanguage: "de",
};

const said = (inquiry: Partial<Inquiry>, topic = TOPIC, language: Language = "en"): string =>
  sentenceText({ ...EMPTY_INQUIRY, ...inquiry }, topic, {
    t: translator(language),
    language,
    day: (day) => day,
    languageName: (code) => code.toUpperCase(),
  });

describe("the pieces of a sentence", () => {
  it("are its texts and parts, without the brackets around a part that is not there", () => {
    const message =
      "<title></title>[, <adults>one|many</adults> come][, in <language></language>].";
    const pieces = sentencePieces(message, (name, words) =>
      name === "language" ? undefined : `${name}:${words.join("/")}`,
    );
    expect(pieces).toEqual(["title:", ", ", "adults:one/many", " come", "."]);
  });

  it("are text only where nothing is marked", () => {
    expect(sentencePieces("Plain.", () => "x")).toEqual(["Plain."]);
  });

  it.each(LANGUAGES)("are all there in %s, in each sentence once", (language) => {
    const t = translator(language);
    for (const key of ["trip", "journey", "stay"] as const) {
      const found: string[] = [];
      sentencePieces(t(`ask.sentence.${key}`), (name) => void found.push(name));
      const expected = SENTENCE_PARTS.filter((part) => key !== "journey" || part !== "to");
      expect(found).toEqual(expected);
    }
  });

  it.each(LANGUAGES)("have a word for every number in %s", (language) => {
    const wordOf = pluralWords(language);
    const t = translator(language);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;
    sentencePieces(t("ask.sentence.trip"), (name, words) => {
      if (name === "adults" || name === "children") expect(words).toHaveLength(forms);
      for (const count of [0, 1, 2, 5, 21, 22]) expect(wordOf(words, count)).toBeDefined();
      return "";
    });
  });
});

describe("an inquiry as a sentence", () => {
  it.each([
    ["en", "Kettle, 2027-05-20, for 2 adults and 1 child, 1 of them vegetarian, in DE."],
    ["de", "Kettle, 2027-05-20, für 2 Erwachsene und 1 Kind, davon 1 vegetarisch, auf DE."],
    [
      "hr",
      "Kettle, 2027-05-20, za 2 odrasle osobe i 1 dijete, od toga 1 vegetarijanac, jezik vodiča: DE.",
    ],
    [
      "sr",
      "Kettle, 2027-05-20, za 2 odrasle osobe i 1 dete, od toga 1 vegetarijanac, jezik vodiča: DE.",
    ],
  ] as const)("is one in %s", (language, text) => {
    expect(said(WHOLE, TOPIC, language)).toBe(text);
  });

  it("ends with one full stop, also after a date that has one", () => {
    expect(said({ from: "20. svibnja 2027." })).toBe("Kettle, 20. svibnja 2027.");
  });

  it("leaves out what is not said", () => {
    expect(said({ people: "1" })).toBe("Kettle, for 1 adult.");
    expect(said({ from: "2027-05-20", children: "0" })).toBe("Kettle, 2027-05-20.");
    expect(said({})).toBe("");
  });

  it("has the end of a trip of several days, of a stay, and only the beginning of a journey", () => {
    const days = { from: "2027-05-20", to: "2027-05-22" };
    expect(said(days)).toBe("Kettle, 2027-05-20 to 2027-05-22.");
    expect(said(days, THE_REGION)).toMatch(/^.+, from 2027-05-20 to 2027-05-22\.$/);
    for (const kind of ["journey", "my-journey"] as const) {
      expect(said(days, { ...TOPIC, kind })).toBe("Kettle, beginning on 2027-05-20.");
    }
  });

  it("does not take a title for a part", () => {
    const title = "A [<adults>b</adults>] {{count}}";
    expect(said({ people: "1" }, { ...TOPIC, title })).toBe(`${title}, for 1 adult.`);
  });

  it("has gaps in an e-mail that the visitor completes", () => {
    expect(sentenceWithGaps(TOPIC, translator("en"))).toBe(
      "Kettle, ___ to ___, for ___ adults and ___ children, ___ of them vegetarian, in ___.\n\nYour name: ",
    );
  });
});
