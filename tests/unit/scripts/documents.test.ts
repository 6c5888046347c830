import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { DocumentType } from "../../../content-service/kinds/document-types.ts";
import { lengthNote, wordsOf } from "../../../content-service/src/documents/lengths.ts";
import { parseText } from "../../../content-service/src/documents/parse-text.ts";
import { proseOf, type Text } from "../../../content-service/src/documents/prose.ts";
import {
  findInconsistentAlts,
  findMisquotedTitles,
} from "../../../scripts/checks/documents/consistency.ts";
import {
  findPictureProblems,
  findUnusedPictures,
  findUnusedScenes,
} from "../../../scripts/checks/documents/pictures.ts";
import {
  allowList,
  createSpellChecker,
  findMisspelt,
} from "../../../scripts/checks/documents/spelling.ts";
import { findStyleViolations, rulesIn } from "../../../scripts/checks/documents/style.ts";
import {
  findForeignWords,
  findMissing,
  findUntranslatedLines,
} from "../../../scripts/checks/documents/translations.ts";
import { findTypographyProblems } from "../../../scripts/checks/documents/typography.ts";
import { findContentFaults } from "../../../scripts/checks/documents.ts";
import { LANGUAGES, type Language } from "../../../src/i18n/languages.ts";

const FIELDS = "---\n";

function text(
  language: Language,
  content: string,
  type: DocumentType = "blog",
  folder = "herons",
): Text<Language> {
  const file = `documents/${type}/${folder}/${language}.md`;
  const whole = content.startsWith(FIELDS) ? content : `${FIELDS}${FIELDS}${content}`;
  return proseOf(parseText(whole, file, type), {
    file,
    type,
    document: `${type}/${folder}`,
    language,
  });
}

const readIn = (content: string): string =>
  text("en", content, "program")
    .lines.map(({ prose }) => prose)
    .join("");

const inFour = (content: string): Text<Language>[] =>
  LANGUAGES.map((language) => text(language, content));

// Four dictionaries are opened, on a machine that may be busy.
const TIME_FOR_DICTIONARIES = 60_000;

describe("what a reader sees of a line", () => {
  it.each([
    ['title: "Herons: a morning"', "Herons: a morning"],
    ["alt:\n  wetland.webp: A heron", "A heron"],
    ['alt:\n  "čaplja u zoru.JPEG": A heron', "A heron"],
    ["program_images:\n  - heron.avif", ""],
    ["credit: {heron.jpg: Ana Horvat}", ""],
    ["credit:\n  heron.jpg: Ana Horvat\nsummary: A heron", "A heron"],
    ["program:\n  - 05:30 · Meet at the jetty", "05:30 · Meet at the jetty"],
    ["uid: peterwardein", ""],
  ])("in a field, %s", (line, prose) => {
    expect(readIn(`---\n${line}\n---\n`)).toBe(prose);
  });

  it.each([
    ["## Why *here*", "Why here"],
    ["- **Low** water at [Ilok](document:destination/ilok)", "Low water at Ilok"],
    ["[On the boardwalk.]{.caption}", "On the boardwalk."],
    ["![A heron](wetland.webp)", "A heron"],
    ["> So they say.", "So they say."],
    ["<https://video.example/1>", ""],
  ])("in the text, %s", (line, prose) => {
    expect(readIn(line)).toBe(prose);
  });
});

it("finds a line of the text where it stands", () => {
  const { lines } = text(
    "en",
    "---\ntitle: A\n---\n\nOne\\\ntwo\n\n```\n  three\nfour\n```\n\n- five",
  );
  expect(lines.map(({ number, prose }) => `${number} ${prose}`)).toEqual([
    "2 A",
    "5 One",
    "6 two",
    "9 three",
    "10 four",
    "13 five",
  ]);
});

describe("a fault that keeps the content service from starting", () => {
  const house = mkdtempSync(join(tmpdir(), "house-"));
  afterAll(() => rmSync(house, { recursive: true }));

  it("is found too, by file, line and cure", async () => {
    mkdirSync(join(house, "documents/blog/x"), { recursive: true });
    mkdirSync(join(house, "pictures"));
    writeFileSync(join(house, "documents/blog/x/hr.md"), "---\ntitle: X\nsumary: Y\n---\n");
    writeFileSync(join(house, "pictures/a.gif"), "GIF89a");
    expect((await findContentFaults(house)).map(({ text }) => text)).toEqual([
      `${house}/documents/blog/x/hr.md:3: unknown field "sumary". Did you mean "summary"?`,
      expect.stringContaining(`${house}/pictures/a.gif: this is a GIF picture`),
    ]);
  });
});

describe("languages", () => {
  it("misses a language that is not listed as missing", () => {
    const three = inFour("Herons").slice(1);
    expect(findMissing(three, new Set())).toEqual([
      expect.stringContaining("blog/herons hr is missing"),
    ]);
    expect(findMissing(three, new Set(["blog/herons hr"]))).toEqual([]);
  });

  it("wants the list to be true", () => {
    expect(findMissing(inFour("Herons"), new Set(["blog/herons hr"]))).toHaveLength(1);
  });

  it("minds no line about a document that is gone", () => {
    expect(findMissing(inFour("Herons"), new Set(["blog/gone hr"]))).toEqual([]);
  });

  it("lets a site do without a language in one line", () => {
    const three = inFour("Herons").slice(1);
    expect(findMissing(three, new Set(["* hr"]))).toEqual([]);
    expect(findMissing(three.slice(1), new Set(["* hr"]))).toHaveLength(1);
  });

  it("finds an untranslated line, and allows names", () => {
    const same = "A country where one walks all day without haste";
    expect(findUntranslatedLines([text("en", same), text("de", same)])).toEqual([
      "documents/blog/herons/de.md:3: is the same in en",
    ]);
    expect(findUntranslatedLines([text("en", "Kopački rit"), text("de", "Kopački rit")])).toEqual(
      [],
    );
  });

  it("allows Croatian and Serbian an equal sentence, and finds an equal text", () => {
    const sentence = "Put kroz šumu vodi do vrha, zato ponesite vodu i dobru obuću. ";
    const inBoth = (content: string) =>
      findUntranslatedLines([text("hr", content.trim()), text("sr", content.trim())]);
    expect(inBoth(sentence)).toEqual([]);
    expect(inBoth(sentence.repeat(3))).toHaveLength(1);
  });

  it.each<[Language, string, string]>([
    ["sr", "Dođite vlakom u listopadu", "vlakom"],
    ["sr", "Ovdje počinje rijeka", "ovdje"],
    ["hr", "Ovde počinje put", "ovde"],
    ["hr", "Idemo na reku", "reku"],
    ["hr", "Hleb iz peći", "hleb"],
  ])("finds a neighbour's word, in %s: %s", (language, line, word) => {
    expect(findForeignWords([text(language, line)])).toEqual([expect.stringContaining(word)]);
  });

  it("allows words that both languages have", () => {
    expect(findForeignWords([text("hr", "Autobus vozi nekoliko puta na dan")])).toEqual([]);
    expect(findForeignWords([text("sr", "Pred dvorcem je travnjak")])).toEqual([]);
  });

  it("finds Cyrillic letters", () => {
    expect(findForeignWords([text("sr", "Чапља")])).toHaveLength(1);
  });

  it("allows a name as signs write it, with its Latin letters", () => {
    expect(findForeignWords([text("en", "On signs: Бач (Bač), Нови Сад (Novi Sad).")])).toEqual([]);
    expect(findForeignWords([text("en", "On signs: Бач.")])).toHaveLength(1);
  });
});

describe("pictures", () => {
  const sound = {
    pictures: ["fire.webp", "square.webp"],
    scenes: ["fire", "square"],
    shown: ["fire"],
    portraits: [],
    documents: "image: square.webp",
  };

  it("are all there and shown", () => {
    expect(findPictureProblems(sound)).toEqual([]);
    expect(findUnusedPictures(sound.pictures, sound)).toEqual([]);
  });

  it("may be one's own photographs, of any format and name, without a scene", () => {
    const pictures = [
      ...sound.pictures,
      "planina.webp",
      "Naš brod.JPG",
      "čaplja.png".normalize("NFD"),
    ];
    const documents = `${sound.documents}\nalt:\n  planina.webp: A\n![B](<Naš brod.JPG>)\n- čaplja.png`;
    expect(findPictureProblems({ ...sound, pictures, documents })).toEqual([]);
    expect(findUnusedPictures(pictures, { ...sound, documents })).toEqual([]);
  });

  it("need no portrait, and keep one that is there", () => {
    const portraits = ["guide-jovic", "guide-nagy"];
    const pictures = [...sound.pictures, "guide-jovic.webp"];
    expect(findPictureProblems({ ...sound, pictures, portraits })).toEqual([]);
    expect(findUnusedPictures(pictures, { ...sound, portraits })).toEqual([]);
  });

  it.each([
    [{ pictures: ["fire.webp"] }, "npm run assets:draw -- square"],
    [{ shown: ["fire", "fog"] }, "there is no content-service/pictures/fog.webp"],
    [{ pictures: ["square.webp"], scenes: [] }, "there is no content-service/pictures/fire.webp"],
  ])("are missed: %j", (change, message) => {
    expect(findPictureProblems({ ...sound, ...change })).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it("may be there without being shown, and scenes without being drawn", () => {
    const gone = { ...sound, documents: "image: town-square.webp" };
    expect(findPictureProblems(gone)).toEqual([]);
    expect(findPictureProblems({ ...gone, pictures: ["fire.webp"] })).toEqual([]);
    expect(findUnusedPictures(gone.pictures, gone)).toEqual(["square.webp"]);
    expect(findUnusedScenes(gone)).toEqual(["square"]);
  });
});

describe("the same thing in several documents", () => {
  const described = (alt: string): Text<Language> =>
    text("en", `---\ntitle: Storks\nalt:\n  heron.webp: "${alt}"\n---\n`, "blog", "storks");

  it("has one description a picture, in fields and in the text", () => {
    const herons = text("en", "Dawn.\n\n![A heron.](heron.webp)");
    expect(findInconsistentAlts([herons, described("A heron.")])).toEqual([]);
    expect(findInconsistentAlts([herons, described("A bird.")])).toEqual([
      'documents/blog/storks/en.md:4: heron.webp is described differently in documents/blog/herons/en.md: "A heron."',
    ]);
  });

  it("has another description in another language", () => {
    const herons = text("de", "Morgen.\n\n![Ein Reiher.](heron.webp)");
    expect(findInconsistentAlts([herons, described("A heron.")])).toEqual([]);
  });

  const titled = text(
    "en",
    '---\ntitle: "Three days on the dyke: by bicycle"\n---\n',
    "blog",
    "dyke",
  );
  const linked = (words: string): string[] =>
    findMisquotedTitles([titled, text("en", `See [${words}](document:blog/dyke).`)]);

  it.each(["three days on the dyke", "Three days on a dyke", "three days on the dyke: by bicycle"])(
    "does not misquote a title: %s",
    (words) => {
      expect(linked(words)).toEqual([
        `documents/blog/herons/en.md:3: "${words}" is called "Three days on the dyke: by bicycle": quote it exactly, or use other words`,
      ]);
    },
  );

  it.each([
    "Three days on the dyke",
    "Three days on the dyke: by bicycle",
    "three days by bicycle",
    "the dyke",
  ])("quotes a title, or says it in words of its own: %s", (words) => {
    expect(linked(words)).toEqual([]);
  });
});

describe("typography", () => {
  it.each<[Language, string]>([
    ["hr", 'Kaže "dobro"'],
    ["hr", "Kaže “dobro”"],
    ["en", "It's late"],
    ["en", "He says „good“"],
    ["de", "Er sagt „gut”"],
    ["de", "z. B. Wein"],
    ["de", "am 14. Oktober"],
    ["hr", "14.\u00a0listopada\u00a02026"],
    ["sr", "od 9-11"],
    ["sr", "45 km"],
    ["sr", "Sad - ili nikad"],
    ["en", "and so on..."],
    ["en", "two  spaces"],
    ["sr", "Tražimo…"],
    ["en", "a space !"],
    ["en", "45\u00a0€"],
    ["de", "€\u00a045"],
  ])("is wrong in %s: %s", (language, line) => {
    expect(findTypographyProblems([text(language, line)])).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ["hr", "Kaže „dobro” 14.\u00a0listopada\u00a02026., od 9–11, za 45\u00a0€"],
    ["en", "It’s “late” – 12\u00a0km for €45 …"],
    ["de", "Er sagt „gut“, z.\u00a0B. am 14.\u00a0Oktober"],
    ["sr", "Kaže „dobro” na 45\u00a0km"],
  ])("is right in %s: %s", (language, line) => {
    expect(findTypographyProblems([text(language, line)])).toEqual([]);
  });
});

describe("a style guide", () => {
  it("says in its table what is not written, and what instead", () => {
    const rules = rulesIn("Text.\n\n| Not | But |\n|---|---|\n| mejl*, e-pošt* | imejl |\n");
    expect(rules.map(({ cure }) => cure)).toEqual(["imejl"]);
    expect(rules[0]?.wrong.test("Pišite mejlom")).toBe(true);
    expect(rules[0]?.wrong.test("Pišite imejlom")).toBe(false);
  });

  it.each<[Language, string, string]>([
    ["hr", "Prikaži sve", "Prikažite sve"],
    ["sr", "Kad voze vozovi", "Kad idu vozovi"],
    ["de", "Ein Bergfried aus Ziegel", "Ein Wohnturm aus Ziegel"],
    ["en", "Join our programme", "Join our trip"],
  ])("is kept in %s: not “%s”", (language, wrong, right) => {
    expect(findStyleViolations([text(language, wrong)])).toHaveLength(1);
    expect(findStyleViolations([text(language, right)])).toEqual([]);
  });
});

describe("spelling", { timeout: TIME_FOR_DICTIONARIES }, () => {
  it.each<[Language, string, string]>([
    ["hr", "Čaplja stoji u plitkoj vodi", "Čalpja"],
    ["en", "A heron stands in the shallows", "heorn"],
    ["de", "Der Wasserstand entscheidet am Donauufer", "Wassertsand"],
    ["sr", "Na reci je danas lepo vreme", "vrmee"],
  ])("knows the words of %s and finds a slip", async (language, right, wrong) => {
    const spelling = await createSpellChecker(language);
    expect(findMisspelt([text(language, right)], spelling)).toEqual([]);
    expect(findMisspelt([text(language, `${right} ${wrong}`)], spelling)).toEqual([
      expect.stringContaining(`"${wrong}"`),
    ]);
  });

  it("allows what is listed, with any ending after a star, and with a capital letter", () => {
    const spelling = allowList(["gator", "Vučedol*"]);
    expect(["gator", "Gator", "Vučedola"].map(spelling)).toEqual([true, true, true]);
    expect(["gatori", "vučedol"].map(spelling)).toEqual([false, false]);
  });
});

describe("lengths", () => {
  const words = (count: number): string => Array(count).fill("riječ").join(" ");

  it("counts what is read, without the fields", () => {
    const { body } = text("hr", `---\ntitle: Tri riječi ovdje\n---\n${words(440)}`);
    expect(wordsOf(body)).toBe(440);
  });

  it.each<[DocumentType, number]>([
    ["blog", 349],
    ["blog", 701],
    ["destination", 249],
    ["destination", 451],
  ])("finds a %s of %i words", (type, count) => {
    expect(lengthNote(text("hr", words(count), type), "hr.md")).toHaveLength(1);
  });

  it.each<[DocumentType, number]>([
    ["blog", 350],
    ["blog", 700],
    ["destination", 250],
    ["program", 90],
  ])("is content with a %s of %i words", (type, count) => {
    expect(lengthNote(text("hr", words(count), type), "hr.md")).toEqual([]);
  });
});
