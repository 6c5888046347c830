import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../src/i18n/languages.ts";
import { transliterate } from "../../src/i18n/transliterate.ts";
import type { SearchEntry } from "../../src/search/entries.ts";
import { createSiteSearch, type SiteSearch } from "../../src/search/siteSearch.ts";
import { NOT_THE_DEMO } from "./demo.ts";
import { readSearchEntries } from "./searchEntries.ts";

const LANGUAGES = ["hr", "en", "de", "sr", "sr-cyrl"] as const satisfies Language[];
type ByLanguage<Thing> = Record<(typeof LANGUAGES)[number], Thing>;

/** Serbian in Cyrillic, too, is searched by what is typed in either script. */
const withCyrillic = (lists: Omit<ByLanguage<string>, "sr-cyrl">): ByLanguage<string> => ({
  ...lists,
  "sr-cyrl": `${lists.sr}, ${transliterate(lists.sr, "sr-cyrl")}`,
});

const everywhere = (list: string): ByLanguage<string> =>
  withCyrillic({ hr: list, en: list, de: list, sr: list });

/** Queries by the heading or the path that the first result leads to. */
const FIRST: [name: string, leadsTo: RegExp, typed: ByLanguage<string>][] = [
  [
    "how to get here",
    /\/getting-here\/(#.*)?$/,
    everywhere(
      "Budapest, Budimpešta, Pešta, Zagreb, Agram, Belgrade, Belgrad, Beograd, Munich, München, Minhen, Novi Sad, London, Ljubljana, Graz, Prag, Österreich",
    ),
  ],
  [
    "how to get here from Vienna",
    /\/getting-here\/#(Iz Beča|From Vienna|Aus Wien|Из Беча)$/,
    everywhere("Vienna, Wien, Beč, Bécs"),
  ],
  [
    "all departures",
    /\/departures\/$/,
    withCyrillic({
      hr: "termini, polasci, dates, Termine",
      en: "dates, departures, termini",
      de: "Termine, Abfahrten, polasci",
      sr: "termini, polasci, Termine",
    }),
  ],
  [
    "ways without a car",
    /(Bez automobila|bez-automobila|[Ww]ithout[ -]a[ -]car|Ohne Auto|ohne-auto|Bez auta|bez-auta|Без аута)/,
    everywhere("without a car, ohne Auto, bez auta"),
  ],
  [
    "where to stay",
    /#(Gdje prespavati|Where to stay|Wo Sie übernachten|Gde prespavati|Где преспавати)$/,
    withCyrillic({
      hr: "hotel, krevet, soba, smještaj, noćenje, gdje prespavati, apartman, hotel Osijek, Zimmer, motel",
      en: "hotel, bed, room, accommodation, where to stay, guest house, hotel in Osijek, Zimmer, hotels",
      de: "Hotel, Bett, Zimmer, Unterkunft, übernachten, uebernachten, Ferienwohnung, Hotel in Osijek, Hotelzimmer, accommodation",
      sr: "hotel, krevet, soba, smeštaj, noćenje, gde prespavati, apartman, hotel Osijek, smještaj",
    }),
  ],
  [
    "wheelchairs",
    /#(U invalidskim kolicima|With a wheelchair|Mit dem Rollstuhl|У инвалидским колицима)$/,
    withCyrillic({
      hr: "kolica, invalidska kolica, bez prepreka",
      en: "wheelchair, disabled, step-free, wheelchairs",
      de: "Rollstuhl, barrierefrei, behindertengerecht, Rollstuhlfahrer",
      sr: "kolica, invalidska kolica, bez prepreka",
    }),
  ],
  [
    "dogs",
    /#(Sa psom|With a dog|Mit dem Hund|Са псом)$/,
    withCyrillic({
      hr: "pas, psi, kućni ljubimac",
      en: "dog, dogs, pets",
      de: "Hund, Hunde, Haustier",
      sr: "pas, psi, kućni ljubimac",
    }),
  ],
  [
    "children",
    /#(S djecom|With children|Mit Kindern|Sa decom|Са децом)$|\/plan\/[a-z-]+-(djecom|children|kindern|decom)\/$/,
    withCyrillic({
      hr: "djeca, klinci, s djecom",
      en: "kids, children, what to do with kids, toddler",
      de: "Kinder, Kind, Familie mit Kindern",
      sr: "deca, klinci, sa decom",
    }),
  ],
  [
    "money",
    /#(Novac|Money|Geld|Новац)$/,
    withCyrillic({
      hr: "bankomat, gotovina, valuta",
      en: "atm, cash, currency",
      de: "Geldautomat, Bargeld, Währung",
      sr: "bankomat, gotovina, valuta",
    }),
  ],
  [
    "cancelling",
    /\/(terms|uvjeti|uslovi)\/#.*(cancel|absagen|otkaž|откаж)/,
    withCyrillic({
      hr: "otkazivanje, storno",
      en: "cancel, cancellation",
      de: "stornieren, Rücktritt vom Vertrag, absagen",
      sr: "otkazivanje, storno",
    }),
  ],
  [
    "dishes without meat",
    /\/program\/.|#.*(without meat|ohne Fleisch|bez mesa|без меса)$/,
    withCyrillic({
      hr: "vegetarijanski, vegetarijanac, veganski",
      en: "vegetarian, vegan, vegeterian",
      de: "vegetarisch, vegan, Vegetarier",
      sr: "vegetarijanski, vegetarijanac, veganski",
    }),
  ],
  [
    "the fortress by its German name",
    /\/destinations\/(petrovaradin|peterwardein)\/$/,
    everywhere("Peterwardein, Petrovaradin"),
  ],
  [
    "Karlovci by its German name",
    /\/destinations\/(sremski-karlovci|srijemski-karlovci|karlowitz)\/$/,
    everywhere("Karlowitz, Sremski Karlovci"),
  ],
];

describe.skipIf(NOT_THE_DEMO !== "")("a search of the demo", () => {
  let entries: ByLanguage<SearchEntry[]>;
  beforeAll(async () => {
    entries = await readSearchEntries();
  });

  const open = (language: (typeof LANGUAGES)[number]): Promise<SiteSearch> =>
    createSiteSearch(entries[language], language, async () => {});

  const firstOf = (search: SiteSearch, query: string): string => {
    const [first] = search.find(query);
    return first ? `${first.entry.path}${first.section ? `#${first.section.heading}` : ""}` : "";
  };

  it.each(LANGUAGES.flatMap((language) => FIRST.map((row) => [language, ...row] as const)))(
    "leads in %s to %s",
    async (language, _, leadsTo, typed) => {
      const search = await open(language);
      const lost = typed[language]
        .split(", ")
        .map((query) => [query, firstOf(search, query)])
        .filter(([, first = ""]) => !leadsTo.test(first));
      expect(lost).toEqual([]);
    },
  );

  it.each(LANGUAGES)("shows in %s the words by which it was found", async (language) => {
    const search = await open(language);
    for (const query of ["hotel", "vegan", "Novi Sad"]) {
      const [first] = search.find(query);
      const marked = first ? search.excerpt(first).filter(({ isMatch }) => isMatch) : [];
      expect([query, marked.length]).not.toEqual([query, 0]);
    }
  });

  it.each(LANGUAGES)("is a small file in %s", (language) => {
    expect(JSON.stringify(entries[language]).length).toBeLessThan(290_000);
  });
});
