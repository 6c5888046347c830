import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../src/i18n/languages.ts";
import { fold, wordsIn } from "../../../src/search/fold.ts";
import { stem, termOf } from "../../../src/search/stem.ts";

describe("the letters of a word", () => {
  it.each([
    ["Đakovo", "djakovo", "dakovo", "ĐAKOVO", "Ђаково"],
    ["čaplja", "caplja", "čaplja", "чапља"],
    ["Kopački", "kopacki", "KOPAČKI"],
    ["Šokačka", "sokacka", "шокачка"],
    ["žetva", "zetva"],
    ["noć", "noc", "ноћ"],
    ["Häuser", "haeuser", "hauser"],
    ["Störche", "stoerche", "storche"],
    ["Führung", "fuehrung", "fuhrung"],
    ["Straße", "strasse", "STRASSE"],
  ])("are compared without marks and without the way they are typed: %s", (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it.each([
    ["more", "mora"],
    ["strasse", "strase"],
    ["Ilok", "Irok"],
  ])("keep %s and %s apart", (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  it("leaves a German e after two vowels alone", () => {
    expect(["Mauer", "neue", "Quelle"].map(fold)).toEqual(["mauer", "neue", "quelle"]);
  });

  it("finds the words of a sentence where they stand", () => {
    expect(wordsIn("„Ilok”, 3 dana!")).toEqual([
      { text: "Ilok", start: 1 },
      { text: "3", start: 8 },
      { text: "dana", start: 10 },
    ]);
  });
});

describe("the forms of a word", () => {
  const FORMS: [Language, string[]][] = [
    ["hr", ["vinograd", "vinogradi", "vinograda", "vinogradu", "vinogradima", "vinogradom"]],
    ["hr", ["vino", "vina", "vinu", "vinom"]],
    ["hr", ["čaplja", "čaplje", "čaplju", "čapljama"]],
    ["hr", ["Kopački", "Kopačkog", "Kopačkom", "kopačke", "kopačkih"]],
    ["hr", ["Đakovo", "Đakova", "Đakovu", "Đakovom"]],
    ["hr", ["rijeka", "rijeke", "rijeci", "rijekom"]],
    ["hr", ["dvorac", "dvorca", "dvorci", "dvoraca", "dvorcima"]],
    ["hr", ["grad", "grada", "gradovi", "gradova", "gradovima"]],
    ["hr", ["Novi", "Novog", "Novom", "Novim"]],
    ["hr", ["problem", "problemi", "problema"]],
    ["hr", ["bicikl", "bicikli", "biciklom", "bicikla"]],
    ["sr", ["tvrđava", "tvrđave", "tvrđavi", "tvrđavom", "tvrđavama"]],
    ["sr", ["reka", "reke", "reku"]],
    ["sr", ["Karlovci", "Karlovaca", "Karlovcima"]],
    ["de", ["Weinberg", "Weinberge", "Weinbergen", "Weinbergs"]],
    ["de", ["Haus", "Häuser", "Häusern", "Hauses"]],
    ["de", ["Schloss", "Schlösser", "Schlosses", "Schlössern"]],
    ["de", ["Insel", "Inseln"]],
    ["de", ["Bauer", "Bauern"]],
    ["de", ["Führung", "Führungen"]],
    ["de", ["Tag", "Tage", "Tagen", "Tages"]],
    ["en", ["vineyard", "vineyards"]],
    ["en", ["church", "churches"]],
    ["en", ["berry", "berries"]],
    ["en", ["castle", "castles"]],
    ["en", ["walk", "walks", "walking", "walked"]],
    ["en", ["hike", "hikes", "hiking", "hiked"]],
    ["en", ["swim", "swims", "swimming"]],
  ];
  it.each(FORMS)("meet in %s: %j", (language, forms) => {
    expect(new Set(forms.map((form) => termOf(form, language))).size).toBe(1);
  });

  const UNRELATED: [Language, string, string][] = [
    ["hr", "bed", "bedem"],
    ["hr", "vino", "vinograd"],
    ["hr", "Ilok", "Ilova"],
    ["hr", "Baranja", "barka"],
    ["hr", "Vukovar", "vuk"],
    ["de", "Wein", "Weinberg"],
    ["de", "Donau", "Don"],
    ["en", "bus", "bush"],
    ["en", "king", "kin"],
    ["en", "spring", "spruce"],
    ["en", "parking", "park"],
    ["de", "parken", "Park"],
    ["de", "wandern", "Wand"],
    ["hr", "pas", "paša"],
    ["hr", "kolica", "koliko"],
    ["sr", "voz", "vozimo"],
  ];
  it.each(UNRELATED)("are not taken for those of another word: %s, %s and %s", (language, a, b) => {
    expect(termOf(a, language)).not.toBe(termOf(b, language));
  });

  it("leaves at least three letters of every word that has them", () => {
    const letters = [..."aeioubcdgmnrsvxzh"];
    const short = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    for (const language of LANGUAGES) {
      const lost = short
        .flatMap((word) => [word, `${word}s`, `${word}es`])
        .filter((word) => stem(word, language).length < 3);
      expect(lost).toEqual([]);
    }
    assert(
      property(string({ minLength: 3, unit: constantFrom(..."aeioubcdgmnrsvx") }), (word) => {
        for (const language of LANGUAGES) {
          expect(stem(word, language).length).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  it("gives a stem that is its own stem, whatever it is given", () => {
    assert(
      property(string({ unit: "binary" }), constantFrom(...LANGUAGES), (word, language) => {
        const once = termOf(word, language);
        expect(stem(once, language)).toBe(once);
      }),
    );
  });
});
