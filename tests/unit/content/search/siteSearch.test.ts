import { array, asyncProperty, assert as check, constantFrom, string } from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchEntry } from "../../../../src/content/search/entries.ts";
import { EXCERPT_LENGTH } from "../../../../src/content/search/excerpt.ts";
import { createSiteSearch, type SiteSearch } from "../../../../src/content/search/siteSearch.ts";
import { LANGUAGES, type Language } from "../../../../src/i18n/languages.ts";

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
    expect(titles(await over(HR), query).sort()).toEqual(expected);
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
});
