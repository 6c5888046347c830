import { array, asyncProperty, assert as check, constantFrom, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../src/i18n/languages.ts";
import type { SearchEntry } from "../../../src/search/entries.ts";
import { EXCERPT_LENGTH } from "../../../src/search/excerpt.ts";
import { createSiteSearch, type SiteSearch } from "../../../src/search/siteSearch.ts";

const entry = (title: string, summary = "", text = ""): SearchEntry => ({
  type: "blog",
  path: `/hr/blog/${title}/`,
  title,
  summary,
  text,
  picture: "",
});

const HR = [
  entry("Đakovo", "Katedrala u ravnici", "Biskupski podrumi i vino iz okolnih vinograda."),
  entry("Kopački rit", "Čaplje u praskozorje", "Voda dođe u proljeće. U jesen ode u rijeku."),
  entry("Jutro u Iloku", "Podrum iznad Dunava", "Iz Đakova se stiže za dva sata."),
  entry("Berba", "Dan među lozom", "U vinogradima iznad rijeke počinje rano."),
];

const titles = (search: SiteSearch, query: string): string[] =>
  search.find(query).map((found) => found.entry.title);

const over = (entries: SearchEntry[], language: Language = "hr"): Promise<SiteSearch> =>
  createSiteSearch(entries, language, async () => {});

describe("a search", () => {
  it.each(["Đakovo", "djakovo", "dakovo", "ĐAKOVA", "u Đakovu", "Ђаково", "đakov"])(
    "finds Đakovo by %j, the document of that name first",
    async (query) => {
      expect(titles(await over(HR), query)).toEqual(["Đakovo", "Jutro u Iloku"]);
    },
  );

  it.each([
    ["vinogradi", ["Berba", "Đakovo"]],
    ["vinogra", ["Berba", "Đakovo"]],
    ["caplja", ["Kopački rit"]],
    ["rijeci", ["Berba", "Kopački rit"]],
    ["kopackom ritu", ["Kopački rit"]],
  ])("finds all forms of %j", async (query, expected) => {
    const found = titles(await over(HR), query);
    expect(found.slice(0, expected.length).sort()).toEqual(expected);
  });

  it("looks for what has all words, and if nothing has, for what has most of them", async () => {
    const search = await over(HR);
    expect(titles(search, "podrum Ilok")).toEqual(["Jutro u Iloku"]);
    expect(titles(search, "čaplja katedrala").sort()).toEqual(["Kopački rit", "Đakovo"].sort());
  });

  it("forgives a slip of the finger only where nothing is written like that", async () => {
    const search = await over([entry("Osijek"), entry("Bok"), entry("Ilok")]);
    expect(titles(search, "osjek")).toEqual(["Osijek"]);
    expect(titles(search, "Ilok")).toEqual(["Ilok"]);
  });

  it("passes over words that every text has, unless there are no others", async () => {
    const search = await over(HR);
    expect(titles(search, "u Iloku")).toEqual(["Jutro u Iloku"]);
    expect(titles(search, "u")).not.toEqual([]);
  });

  it("puts what has the word in its title before what has it in its text", async () => {
    const search = await over([
      entry("A", "", "Ilok Ilok Ilok"),
      entry("B", "Ilok", ""),
      entry("Ilok", "", "c"),
    ]);
    expect(titles(search, "ilok")).toEqual(["Ilok", "B", "A"]);
  });

  it("finds nothing for nothing", async () => {
    const search = await over(HR);
    for (const query of ["", "   ", "?!", "xyzzyxyzzy"]) expect(search.find(query)).toEqual([]);
  });

  it("rests between its pieces of work", async () => {
    let rests = 0;
    const text = Array.from({ length: 4000 }, (_, index) => `riječ${index}`).join(" ");
    const many = Array.from({ length: 30 }, (_, index) => entry(`T${index}`, "", text));
    await createSiteSearch(many, "hr", async () => {
      rests++;
    });
    expect(rests).toBeGreaterThan(1);
  });

  it("never throws, whatever is written and whatever is asked", async () => {
    const odd = constantFrom("constructor", "__proto__", "toString", "\ud800", "ǅ", "İ", "a\u0301");
    await check(
      asyncProperty(
        array(string({ unit: "binary" })),
        string({ unit: "binary" }),
        odd,
        constantFrom(...LANGUAGES),
        async (texts, query, word, language) => {
          const entries = [...texts, word].map((text, index) => entry(`${index}`, text, text));
          const search = await over(entries, language);
          for (const asked of [query, word, ...texts]) {
            for (const found of search.find(asked)) {
              expect(search.excerpt(found).length).toBeGreaterThan(0);
            }
          }
        },
      ),
    );
  });
});

describe("a word that means the same", () => {
  const SAME: [Language, query: string, text: string][] = [
    ["en", "bed", "Rooms with winemakers"],
    ["en", "vegan", "Dishes without meat are no trouble"],
    ["en", "wheelchair", "The entrance is step-free"],
    ["en", "bike", "You come by bicycle"],
    ["en", "atm", "Bring some cash"],
    ["de", "Hotel", "Zimmer bei Winzern"],
    ["de", "vegetarisch", "Gerichte ohne Fleisch"],
    ["de", "Rollstuhl", "Der Eingang ist stufenlos"],
    ["de", "Eisenbahn", "Der Zug hält hier"],
    ["hr", "krevet", "Sobe kod vinara"],
    ["hr", "veganski", "Jela bez mesa"],
    ["hr", "voz", "Vlakom do Vinkovaca"],
    ["sr", "vlak", "Vozom do Vinkovaca"],
    ["sr", "smeštaj", "Sobe kod vinara"],
    ["sr-cyrl", "смештај", "Собе код винара"],
    ["sr-cyrl", "krevet", "Собе код винара"],
  ];
  it.each(SAME)("is found in %s by %j: %s", async (language, query, text) => {
    const search = await over([entry("A", "", "x"), entry("B", "", text)], language);
    expect(titles(search, query)).toEqual(["B"]);
  });

  it.each<[Language, string, string]>([
    ["en", "Zimmer", "Rooms with winemakers"],
    ["en", "vlak", "The train stops here"],
    ["de", "hiking", "Eine Wanderung im Wald"],
    ["hr", "Zimmer", "Sobe kod vinara"],
    ["sr-cyrl", "wheelchair", "Улаз је без степеница"],
  ])("is found in %s by the word of another language, %j", async (language, query, text) => {
    expect(titles(await over([entry("B", "", text)], language), query)).toEqual(["B"]);
  });

  it.each<[Language, string, string]>([
    ["en", "hotel", "room"],
    ["de", "Hotel", "Zimmer"],
    ["hr", "hotel", "soba"],
    ["sr", "hotel", "soba"],
  ])("stands below the word itself in %s", async (language, query, room) => {
    const entries = [entry("A", "", `${room} ${room}`), entry("B", "", `x ${query} y z`)];
    expect(titles(await over(entries, language), query)).toEqual(["B", "A"]);
  });

  it("is taken from a heading before it is taken from a text in passing", async () => {
    const page: SearchEntry = {
      ...entry("Plan"),
      type: "page",
      sections: [
        { id: "part-1", heading: "The border", text: "A room is searched" },
        { id: "part-2", heading: "Where to stay", text: "In every town" },
      ],
    };
    const search = await over([entry("A", "", "There is room for a boat"), page], "en");
    expect(search.find("bed").map(({ section }) => section?.id)).toEqual(["part-2", undefined]);
  });

  it("does not find what only begins alike, or is written alike", async () => {
    const en = await over([entry("Carp"), entry("A nature park"), entry("An even day")], "en");
    for (const query of ["car", "parking", "evening"]) expect(titles(en, query)).toEqual([]);
    const de = await over(
      ["Der Park", "Parkplatz", "Die Wand", "Wanderung"].map((one) => entry(one)),
      "de",
    );
    expect(titles(de, "parken")).toEqual(["Parkplatz"]);
    expect(titles(de, "wandern")).toEqual(["Wanderung"]);
    expect(titles(de, "Wand")).toEqual(["Die Wand"]);
  });

  it("is found by its parts, where words are written together", async () => {
    const search = await over([entry("A", "", "Zimmer"), entry("B", "", "Wein")], "de");
    expect(titles(search, "Winzerzimmer")).toContain("A");
    expect(titles(search, "Weinladen")).toContain("B");
  });

  it("is found though it is misspelt, or typed halfway", async () => {
    const search = await over([entry("B", "", "Dishes without meat")], "en");
    for (const query of ["vegeterian", "veget"]) expect(titles(search, query)).toEqual(["B"]);
  });
});

describe("the name of a place", () => {
  const plan = (heading: string): SearchEntry => ({
    ...entry("Plan"),
    type: "page",
    sections: [
      { id: "part-1", heading: "A", text: "b" },
      { id: "part-2", heading, text: "c" },
    ],
  });
  const HEADINGS = {
    hr: "Kako doći",
    en: "Getting here",
    de: "Anreise",
    sr: "Kako se stiže",
    "sr-cyrl": "Како се стиже",
  } satisfies Partial<Record<Language, string>>;
  const KNOWN = LANGUAGES.filter(
    (language): language is keyof typeof HEADINGS => language in HEADINGS,
  );
  const ELSEWHERE = [
    "Vienna",
    "Wien",
    "Beč",
    "Беч",
    "Budapest",
    "Budimpešta",
    "Zagreb",
    "Belgrade",
  ];
  const MORE = [
    "Belgrad",
    "Beograd",
    "Munich",
    "München",
    "Muenchen",
    "Minhen",
    "Novi Sad",
    "London",
  ];

  it.each(KNOWN)("leads from elsewhere to what says how to come here, in %s", async (language) => {
    const told = entry("Told", "", "Wien Beč Vienna Беч");
    const search = await over([told, plan(HEADINGS[language])], language);
    for (const query of [...ELSEWHERE, ...MORE, "budapset"]) {
      const [first] = search.find(query);
      expect([query, first?.section?.id]).toEqual([query, "part-2"]);
    }
    expect(titles(search, "Wien")).toEqual(["Plan", "Told"]);
  });

  it("leads to the heading that says how to come from there, if there is one", async () => {
    const page: SearchEntry = {
      ...entry("Getting here"),
      type: "page",
      sections: [
        { id: "part-1", heading: "From Vienna", text: "By train." },
        { id: "part-2", heading: "By bicycle", text: "From Vienna, from Vienna." },
      ],
    };
    const search = await over([plan("Getting here"), page], "en");
    const firstOf = (query: string) => {
      const [first] = search.find(query);
      return first && [first.entry.title, first.section?.id];
    };
    for (const query of ["Wien", "Bécs", "vienna"]) {
      expect([query, firstOf(query)]).toEqual([query, ["Getting here", "part-1"]]);
    }
  });

  it("leads nowhere where no page says how to come here", async () => {
    const search = await over([plan("Where to stay"), entry("A", "", "getting here")], "en");
    expect(titles(search, "Vienna")).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["en", "Peterwardein", "Petrovaradin"],
    ["de", "Petrovaradin", "Peterwardein"],
    ["hr", "Pétervárad", "U Petrovaradinu"],
    ["sr-cyrl", "Peterwardein", "Петроварадин"],
    ["de", "Karlowitz", "In Sremski Karlovci"],
    ["en", "Donau", "The Danube"],
  ])("is found in %s by %j", async (language, query, text) => {
    expect(titles(await over([entry("A", "", text)], language), query)).toEqual(["A"]);
  });

  it("of two words is found where they stand side by side, in every case", async () => {
    const entries = [entry("A", "", "u Novom Sadu"), entry("B", "", "novi vinograd i sad podrum")];
    expect(titles(await over(entries), "Novi Sad")).toEqual(["A"]);
  });
});

describe("a section of a page", () => {
  const PLAN: SearchEntry = {
    ...entry("Plan your journey", "By train or car"),
    type: "page",
    sections: [
      { id: "part-1", heading: "Money", text: "Bring dinars." },
      { id: "part-2", heading: "With a dog", text: "It needs a chip." },
    ],
  };

  it("is what is found, once for each page", async () => {
    const search = await over([PLAN], "en");
    const ids = (query: string) => search.find(query).map(({ section }) => section?.id ?? "page");
    expect(ids("dinars")).toEqual(["part-1"]);
    expect(ids("dog")).toEqual(["part-2"]);
    expect(ids("chip")).toEqual(["part-2"]);
    expect(ids("plan")).toEqual(["page"]);
    expect(ids("train")).toEqual(["page"]);
    expect(ids("dog dinars")).toHaveLength(1);
  });

  it("of small print stands below what says the same", async () => {
    const terms: SearchEntry = {
      ...entry("Terms"),
      type: "page",
      isSmallPrint: true,
      sections: [
        { id: "part-1", heading: "If you cancel", text: "It is free." },
        { id: "part-2", heading: "Your data", text: "Hotels register guests." },
      ],
    };
    const search = await over([terms, entry("A", "", "Near it is a large room.")], "en");
    expect(titles(search, "hotel")).toEqual(["A", "Terms"]);
    expect(search.find("refund").map(({ section }) => section?.id)).toEqual(["part-1"]);
  });
});

it("looks for no words in whole questions that say nothing", async () => {
  const ask = async (language: Language, text: string, query: string) =>
    titles(await over([entry("A", "", text), entry("B", "", "x")], language), query);
  expect(await ask("en", "Trains", "how do I get there by train")).toEqual(["A"]);
  expect(await ask("de", "Zug", "Wie komme ich mit dem Zug hin?")).toEqual(["A"]);
  expect(await ask("hr", "vlak", "Kako mogu doći vlakom")).toEqual(["A"]);
});

describe("an excerpt", () => {
  const shown = async (entries: SearchEntry[], query: string): Promise<string> => {
    const search = await over(entries);
    const [first] = search.find(query);
    if (!first) throw new Error("nothing was found");
    return search
      .excerpt(first)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("");
  };

  it("is the summary with the words that were found", async () => {
    expect(await shown(HR, "caplje")).toBe("[Čaplje] u praskozorje");
  });

  it("is the part of the text with most of the words where the summary has none", async () => {
    const before = "Prvo dugo ne piše ništa važno. ".repeat(20);
    const text = `${before}Onda dolazi vinograd. ${before}Vino i vinograd zajedno. ${before}`;
    const excerpt = await shown([entry("A", "Bez toga", text)], "vino vinograd");
    expect(excerpt).toContain("[Vino] i [vinograd] zajedno");
    expect(excerpt).toMatch(/^… \S.*\S …$/);
    expect(excerpt.length).toBeLessThan(EXCERPT_LENGTH + 20);
  });

  it("is the summary as it is where only the title has the words", async () => {
    expect(await shown([entry("Ilok", "Grad iznad rijeke", "Kratko.")], "ilok")).toBe(
      "Grad iznad rijeke",
    );
  });

  it("stands around the word that means the same", async () => {
    const text = `${"Nothing of it here. ".repeat(20)}Dishes without meat are no trouble.`;
    const search = await over([entry("A", "Nothing without a meal", text)], "en");
    const [first] = search.find("vegetarian");
    const marked = first ? search.excerpt(first).filter(({ isMatch }) => isMatch) : [];
    expect(marked).toEqual([{ text: "without meat", isMatch: true }]);
  });

  it("is the beginning of a section of which only the heading was found", async () => {
    const sections = [{ id: "part-1", heading: "Anreise", text: "Mit der Bahn." }];
    const search = await over([{ ...entry("A", "Kurz"), sections }], "de");
    const [first] = search.find("Wien");
    expect(first && search.excerpt(first)).toEqual([{ text: "Mit der Bahn.", isMatch: false }]);
  });
});
