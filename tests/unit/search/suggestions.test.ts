import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageName } from "../../../src/documents/types.ts";
import { MATCHES_AT_MOST, suggestionsFor } from "../../../src/search/suggestions.ts";

const NAMES: PageName[] = [
  ["/hr/blog/ilok-in-a-day/", "Ilok u jednom danu"],
  ["/hr/blog/three-days-on-the-dyke/", "Tri dana po nasipu: biciklom od Batine do Iloka"],
  ["/hr/blog/storks-of-the-street/", "Rode iz naše ulice"],
  ["/hr/blog/herons-at-first-light/", "Čaplje u praskozorje: jutro u Kopačkom ritu"],
  ["/hr/destinations/bac/", "Bač"],
  ["/hr/destinations/djakovo/", "Đakovo"],
  ["/hr/destinations/ilok/", "Ilok"],
  ["/hr/destinations/kopacki-rit/", "Kopački rit"],
  ["/hr/destinations/osijek/", "Osijek"],
  ["/hr/program/kayak-on-the-drava/", "Kajakom niz Dravu do Osijeka"],
  ["/hr/program/tvrdja-evening/", "Večer u Tvrđi"],
  ["/hr/program/wine-lanes-of-baranja/", "Weinstraße: vinske ceste Baranje"],
];

const titles = (address: string, names = NAMES): string[] =>
  suggestionsFor(address, names).map(([, title]) => title);

describe("the page a visitor may have meant", () => {
  it.each([
    ["a letter is missing", "/hr/destinations/osjek/", "Osijek"],
    ["a letter is too many", "/hr/destinations/ossijek/", "Osijek"],
    ["a letter is another", "/hr/destinations/osijak", "Osijek"],
    ["two letters changed places", "/hr/destinations/oisjek/", "Osijek"],
    ["it is in capitals", "/hr/destinations/OSIJEK", "Osijek"],
    ["it stands in another part of the site", "/hr/blog/kopacki-rit/", "Kopački rit"],
    ["it is written with its accents", "/hr/destinations/kopa%C4%8Dki-rit/", "Kopački rit"],
    ["accents are letters and marks", "/hr/destinations/kopac%CC%8Cki%20rit/", "Kopački rit"],
    ["it is short", "/hr/blog/ba%C4%8D/", "Bač"],
    ["it is written with đ", "/hr/%C4%91akovo/", "Đakovo"],
    ["it is written with ß", "/hr/program/weinstra%C3%9Fe/", "Weinstraße: vinske ceste Baranje"],
    ["it is written without ß", "/hr/program/weinstrasse/", "Weinstraße: vinske ceste Baranje"],
    ["it is a file of an older site", "/hr/ilok.html", "Ilok"],
    ["it ends sooner", "/hr/program/kayak/", "Kajakom niz Dravu do Osijeka"],
    ["its words are in another order", "/hr/blog/rit-kopacki/", "Kopački rit"],
    [
      "it is a word of the title",
      "/hr/blog/praskozorje/",
      "Čaplje u praskozorje: jutro u Kopačkom ritu",
    ],
  ])("is found when %s", (_, address, title) => {
    expect(titles(address)[0]).toBe(title);
  });

  it("comes before pages that only speak of it", () => {
    expect(titles("/hr/blog/ilok/")).toEqual([
      "Ilok",
      "Ilok u jednom danu",
      "Tri dana po nasipu: biciklom od Batine do Iloka",
    ]);
  });

  it("is one of a few", () => {
    const many = Array.from(
      { length: 9 },
      (_, index): PageName => [`/hr/blog/osijek-${index}/`, "Osijek"],
    );
    expect(suggestionsFor("/hr/osijek/", many)).toEqual(many.slice(0, MATCHES_AT_MOST));
  });

  it.each([
    ["/hr/nope/"],
    ["/hr/nope/deeper/"],
    ["/hr/blog/no-such-story/"],
    ["/hr/program/x/y/"],
    ["/hr/blog/u/"],
    ["/hr/404/"],
    ["/hr/blog/---/"],
    ["/"],
    [""],
  ])("is none for %s", (address) => {
    expect(titles(address)).toEqual([]);
  });
});

describe("how near a name is", () => {
  const isNear = (asked: string, uid: string, title = ""): boolean =>
    suggestionsFor(`/hr/${asked}/`, [[`/hr/x/${uid}/`, title]]).length === 1;

  it.each([
    // One slip for four letters, and none for three.
    ["bac", "bat", false],
    ["ilok", "iluk", true],
    ["ilok", "ilouk", true],
    ["ilok", "lok", false],
    ["ilok", "ikol", false],
    ["ilok", "ilko", true],
    ["vukovar", "vukvoar", true],
    ["vukovar", "vukova", true],
    ["vukovar", "vukavor", false],
    ["petrovaradin", "petrovaardni", true],
    ["petrovaradin", "pterovaardni", true],
    // What comes before, and what only looks like two letters that changed places, counts as well.
    ["abcd", "xybcd", false],
    ["ilok", "ioxk", false],
    ["ilok", "ixlk", false],
    ["vukovar", "xukovra", false],
    // Two words go on together for five letters, or one is the beginning of the other.
    ["kopackog", "kopacki", true],
    ["kopack", "kopacevo", true],
    ["kopa", "kopacki", true],
    ["kop", "kopacki", false],
    ["kop", "kopaca", false],
    ["mostovi", "mostarka", false],
    ["most", "mostarka", true],
    ["most", "mostarkama", false],
    ["osam", "osijek", false],
  ])("of %s to %s: near enough is %s", (asked, uid, expected) => {
    expect(isNear(asked, uid)).toBe(expected);
  });

  it.each([
    ["kopacki-most", "kopacki-rit", true],
    ["most-kopacki", "rit-kopacki", true],
    ["veliki-most", "mali-most", false],
    ["the-and-und", "oder-the-and", false],
    ["-bac-", "bac", true],
    ["ba-c", "bac", false],
    ["bac", "ba-c", false],
  ])("of the words %s to %s: near enough is %s", (asked, uid, expected) => {
    expect(isNear(asked, uid)).toBe(expected);
  });

  it("matches by the title as well as by the address", () => {
    expect(isNear("herons", "caplje", "Herons at first light")).toBe(true);
    expect(isNear("herons", "caplje", "Čaplje")).toBe(false);
  });

  it.each(["bac.html", "bac.htm", "BAC.PHP"])("is not changed by what %s ends with", (asked) => {
    expect(suggestionsFor(`/${asked}`, [["/hr/destinations/bac/", ""]])).toHaveLength(1);
  });

  it("is changed by what looks like the end of a file and is not", () => {
    expect(isNear("ba.phpc", "bac")).toBe(false);
  });

  it.each([
    ["dur", "%C4%91ur"],
    ["dur", "%C4%90UR"],
    ["bac", "ba%C4%8D"],
    ["ss", "%C3%9F"],
  ])("of a short %s is not changed by the marks of %s", (asked, uid) => {
    expect(isNear(asked, uid)).toBe(true);
  });

  it("is told by the first eighty letters", () => {
    expect(isNear(`${"a".repeat(80)}${"b".repeat(80)}`, "a".repeat(80))).toBe(true);
    expect(isNear(`${"ab-".repeat(40)}kopacki`, "kopacki")).toBe(false);
  });

  it("puts what is nearer in all first", () => {
    const names: PageName[] = [
      ["/hr/a/ilok-castle/", "Dvorac"],
      ["/hr/a/ilok/", "Ilok"],
      ["/hr/a/iluk/", "Iluk"],
    ];
    expect(suggestionsFor("/hr/ilok/", names).map(([path]) => path)).toEqual([
      "/hr/a/ilok/",
      "/hr/a/iluk/",
      "/hr/a/ilok-castle/",
    ]);
  });
});

describe("an address that means harm", () => {
  it.each([
    ["half a letter", "/hr/blog/%E0%A4%A/"],
    ["a lone percent sign", "/hr/blog/%/"],
    ["bytes that are no text", "/hr/blog/%00%ff/"],
    ["a way upwards", "/hr/blog/%2F%2e%2E%2f/"],
    ["a name of the language itself", "/hr/blog/__proto__/"],
    ["a script", "/hr/blog/%3Cscript%3E/"],
    ["no end", `/hr/blog/${"a-".repeat(100_000)}/`],
  ])("finds nothing with %s", (_, address) => {
    expect(titles(address)).toEqual([]);
  });

  it("still tells what it wants when only its coding is broken", () => {
    expect(titles("/hr/blog/vinske-ceste-%E0/")).toEqual(["Weinstraße: vinske ceste Baranje"]);
  });

  it("never throws and never offers too much", { timeout: 30_000 }, () => {
    const address = fc.oneof(fc.string({ unit: "binary" }), fc.webPath());
    fc.assert(
      fc.property(address, fc.array(fc.tuple(fc.webPath(), fc.string())), (asked, names) => {
        const found = suggestionsFor(asked, names);
        expect(found.length).toBeLessThanOrEqual(MATCHES_AT_MOST);
        expect(names).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});
