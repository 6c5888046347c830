import { beforeAll, describe, expect, test } from "vitest";
import {
  dayAfter,
  easter,
  orthodoxEaster,
  publicHolidays,
} from "../../content-service/figures/public-holidays.ts";
import { VISITS as ALL_VISITS, type Visit } from "../../content-service/figures/visits.ts";
import { readFields } from "../../content-service/src/documents/prose.ts";
import { startContentService } from "../../content-service/src/service.ts";
import { SERVICE_LANGUAGES } from "../../scripts/serviceLanguages.ts";
import { departureState } from "../../src/documents/departureState.ts";
import {
  type Language,
  languageOfContentCode,
  WRITTEN_LANGUAGES,
} from "../../src/i18n/languages.ts";
import { NOT_THE_DEMO } from "../demo/demo.ts";
import { ask } from "./content-fixture.ts";
import { OFFER_WORDS, type OfferWords } from "./offer-words.ts";
import { CIVIL_DUSK, eveningSun, morningSun, type Place, SUNSET } from "./sun.ts";

interface Raw {
  _meta: { id: string; lang: string };
  price: string;
  program: { program_title: string }[];
  content: { type: string; text: string }[];
  start: Place;
  stops: { stop_point: Place; stop_destination: { uid: string; isBroken: boolean } | null }[];
  countries: string;
  best_months: string;
  good_months: string | null;
  guide_languages: string;
  group_smallest: number;
  group_largest: number;
  confirm_days: number;
  cancel_days: number;
  nights: number;
  mobility: string;
  mobility_note: string;
  price_currency: string;
  prices: { price_amount: number }[];
  extras: { extra_amount: number }[] | null;
  included: { included_text: string }[];
  not_included: { not_included_text: string }[];
  lodging: string | null;
  departures: {
    departure_day: string;
    departure_time: string;
    departure_state: string | null;
    places_left: number | null;
    departure_places: number | null;
    departure_booked: number | null;
    departure_language: string | null;
  }[];
}

interface Offer extends Raw {
  document: string;
  language: Language;
  words: OfferWords;
  prose: string;
  timetable: { minutes: number; text: string }[];
}

const QUERY = `{ allPrograms(lang: "*", first: 100) { edges { node {
  _meta { id lang } price program { program_title } content
  start { latitude longitude } stops { stop_point { latitude longitude } stop_destination }
  countries best_months good_months guide_languages group_smallest group_largest
  confirm_days cancel_days nights mobility mobility_note price_currency
  prices { price_amount } extras { extra_amount }
  included { included_text } not_included { not_included_text } lodging
  departures { departure_day departure_time departure_state places_left
    departure_places departure_booked departure_language }
} } } }`;

const MUST_HAVE = [
  "start",
  "stops",
  "countries",
  "best_months",
  "guide_languages",
  "group_smallest",
  "group_largest",
  "confirm_days",
  "cancel_days",
  "nights",
  "mobility",
  "mobility_note",
  "price_currency",
  "prices",
  "included",
  "not_included",
  "departures",
] as const;

const VISITS: Readonly<Record<string, Visit>> = ALL_VISITS;

/** What each program visits, by its document.yaml: on which of its days, and at which step. */
const VISITED = readFields(["en"]).flatMap(({ document, fields }) =>
  (fields.records.get("visits") ?? []).map((record) => ({
    program: document.replace("program/", ""),
    visit: record.get("visit")?.value ?? "",
    day: Number(record.get("day")?.value ?? 1),
    step: Number(record.get("step")?.value),
  })),
);

const STATES = ["open", "few", "full", "called-off"] as const;

const LIGHTS = ["lastLight", "untilDark", "inTheDark"] as const;

/**
 * The last light is there from so many minutes before sunset: until then it is an evening like
 * others.
 */
const LAST_LIGHT = 25;

/** First light: on the water before sunrise, or so many minutes after it at the latest. */
const FIRST_LIGHT = 20;
const AT_FIRST_LIGHT = { program: "canoe-dawn", step: 1 };

/** minutesOf("17:45 · On the watch tower") => 1065 */
function minutesOf(text: string): number {
  const [, hours, minutes] = /(\d?\d):(\d\d)/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** As languages write it: "18:30", "18.30", and "17" or "17 sati" for the full hour. */
function isTimeIn(prose: string, minutes: number): boolean {
  const [hours, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
  return new RegExp(`\\b${hours}(?:[:.]${rest}\\b${rest === "00" ? "|(?![\\d:.]\\d)" : ""})`).test(
    prose,
  );
}

const listOf = (text: string | null): string[] => (text ?? "").split(",").filter(Boolean);

function offerOf(raw: Raw): Offer {
  const language = languageOfContentCode(raw._meta.lang) ?? "en";
  return {
    ...raw,
    document: raw._meta.id.split(".")[1] ?? "",
    language,
    words: OFFER_WORDS[language] ?? OFFER_WORDS.en,
    prose: raw.content
      .map(({ text }) => text)
      .join("\n")
      .replaceAll("\u00a0", " "),
    timetable: raw.program.map(({ program_title }) => ({
      minutes: minutesOf(program_title),
      text: program_title,
    })),
  };
}

/** How much later than its timetable an offer leaves on a day; below zero, earlier. */
const shiftOf = (offer: Offer, departure: Raw["departures"][number]): number =>
  minutesOf(departure.departure_time) - (offer.timetable[0]?.minutes ?? 0);

describe.skipIf(NOT_THE_DEMO !== "")("what the programs of the demo offer", () => {
  let offers: Offer[] = [];

  beforeAll(async () => {
    const service = await startContentService({
      documents: "content-service/documents",
      pictures: "content-service/pictures",
      languages: SERVICE_LANGUAGES,
    });
    const { allPrograms } = await ask<{ allPrograms: { edges: { node: Raw }[] } }>(service, QUERY);
    await service.close();
    offers = allPrograms.edges.map(({ node }) => offerOf(node));
  });

  /** "canoe-dawn hr: no price", for each offer that has something to mend. */
  const faults = (find: (offer: Offer) => string[]): string[] =>
    offers.flatMap((offer) =>
      find(offer).map((fault) => `${offer.document} ${offer.language}: ${fault}`),
    );

  test("is whole in every language", () => {
    expect(new Set(offers.map(({ document }) => document)).size).toBeGreaterThanOrEqual(17);
    expect(
      faults((offer) => [
        ...MUST_HAVE.filter((field) => offer[field] === null).map((field) => `no ${field}`),
        ...(offer.nights > 0 && !offer.lodging ? ["no lodging"] : []),
        ...(offer.nights > 0 && offer.confirm_days < 7
          ? ["confirm_days: the law says seven at least (EU 2015/2302, Article 12)"]
          : []),
      ]),
    ).toEqual([]);
  });

  test("is the same in every language", () => {
    const figuresOf = (offer: Offer): string =>
      JSON.stringify([
        offer.prices.map(({ price_amount }) => price_amount),
        (offer.extras ?? []).map(({ extra_amount }) => extra_amount),
        offer.stops.map(({ stop_point, stop_destination }) => [stop_point, !stop_destination]),
        [offer.included.length, offer.not_included.length, offer.timetable],
      ]).replaceAll(/"text":"[^"]*"/g, "");
    const first = new Map(offers.toReversed().map((offer) => [offer.document, figuresOf(offer)]));
    expect(
      faults((offer) => {
        const other = first.get(offer.document);
        return figuresOf(offer) === other ? [] : [`${figuresOf(offer)}, elsewhere ${other}`];
      }),
    ).toEqual([]);
  });

  test("costs an adult what the text of the price says, in its currency", () => {
    expect(
      faults(({ price, price_currency, prices }) => {
        const amount = Number(/\d[\d.,]*/.exec(price)?.[0].replaceAll(/[.,]/g, ""));
        const currency = price.includes("€") ? "EUR" : "RSD";
        return amount === prices[0]?.price_amount && currency === price_currency
          ? []
          : [`"${price}" beside ${prices[0]?.price_amount} ${price_currency}`];
      }),
    ).toEqual([]);
  });

  test("takes as many, and speaks to them, as the prose says", () => {
    expect(
      faults(({ words, prose, group_smallest, group_largest, guide_languages, included }) => {
        const [least, most] = [words.numbers[group_smallest], words.numbers[group_largest]];
        const group = `${least} ${words.between} ${most}`;
        const speaks = included.map(({ included_text }) => included_text).join("\n");
        const spoken = Object.entries(words.guideLanguages).filter(([, word]) => word.test(speaks));
        const silent = listOf(guide_languages).filter(
          (code) => !words.guideLanguages[code]?.test(speaks),
        );
        const untold = spoken.filter(
          ([code]) => code !== "hr" && !listOf(guide_languages).includes(code),
        );
        return [
          ...(prose.includes(group) ? [] : [`"${group}" is not said`]),
          ...silent.map((code) => `${code} is not said to be spoken`),
          ...untold.map(([code]) => `${code} is said to be spoken`),
        ];
      }),
    ).toEqual([]);
  });

  test("says once what is included: the page shows the list, and the prose has none of it", () => {
    expect(
      faults(({ content, included }) => {
        const told = included.map(({ included_text }) => included_text);
        if (told.length === 0) return ["nothing is included"];
        const twice = content.filter(
          ({ type, text }) => type === "list-item" && told.includes(text),
        );
        return twice.map(({ text }) => `"${text}" is said twice`);
      }),
    ).toEqual([]);
  });

  test("leaves in the months that are best or good, and in each of them", () => {
    expect(
      faults(({ departures, best_months, good_months }) => {
        const left = departures.map(({ departure_day }) => Number(departure_day.slice(5, 7)));
        const months = [...listOf(best_months), ...listOf(good_months)].map(Number);
        const inOrder = (numbers: number[]): string =>
          [...new Set(numbers)].sort((a, b) => a - b).join();
        return inOrder(left) === inOrder(months)
          ? []
          : [`leaves in ${inOrder(left)}, praises ${inOrder(months)}`];
      }),
    ).toEqual([]);
  });

  test("leaves on the weekdays of its prose", () => {
    expect(
      faults(({ departures, words, prose }) => {
        const weekday = new Intl.DateTimeFormat(words.locale, { weekday: "long", timeZone: "UTC" });
        const days = new Set(
          departures.map(({ departure_day }) => weekday.format(new Date(departure_day))),
        );
        // Endings differ: "četvrtak" and "četvrtkom".
        const isSaid = (day: string): boolean =>
          prose.toLowerCase().includes(day.slice(0, -2).toLowerCase());
        return days.size === 7 ? [] : [...days].filter((day) => !isSaid(day));
      }),
    ).toEqual([]);
  });

  test("leaves at the time of its timetable, or as much earlier or later as its prose says", () => {
    expect(
      faults((offer) => {
        const shifts = new Set(offer.departures.map((departure) => shiftOf(offer, departure)));
        return [...shifts].flatMap((shift) => {
          const said = offer.words.shifts[shift];
          const isTold =
            shift === 0 ||
            (said !== undefined && offer.prose.includes(said)) ||
            isTimeIn(offer.prose, (offer.timetable[0]?.minutes ?? 0) + shift);
          return isTold ? [] : [`leaves ${shift} minutes after its time, and does not say so`];
        });
      }),
    ).toEqual([]);
  });

  test("has time for what a program visits, while it is open", () => {
    const met = new Set<string>();
    const short = faults((offer) =>
      VISITED.filter(({ program }) => program === offer.document).flatMap(
        ({ visit: house, day, step }) => {
          met.add(`${offer.document} ${house} ${offer.language}`);
          const { opens = "", closes = "", minutes = 0 } = VISITS[house] ?? {};
          return offer.departures.flatMap((departure) => {
            const when = dayAfter(departure.departure_day, day - 1);
            const shift = day === 1 ? shiftOf(offer, departure) : 0;
            const at = offer.timetable[step - 1]?.minutes ?? 0;
            const from = Math.max(at + shift, minutesOf(opens));
            const next = (offer.timetable[step]?.minutes ?? 0) + shift;
            const inside = Math.min(next, minutesOf(closes)) - from;
            return inside < minutes
              ? [`${when}: ${inside} minutes in ${house}, which takes ${minutes}`]
              : [];
          });
        },
      ),
    );
    expect(short).toEqual([]);
    expect(met.size).toBe(VISITED.length * WRITTEN_LANGUAGES.length);
  });

  test("is on the water at first light where it promises that", () => {
    expect(
      faults((offer) =>
        offer.document !== AT_FIRST_LIGHT.program
          ? []
          : offer.departures.flatMap((departure) => {
              const onWater =
                (offer.timetable[AT_FIRST_LIGHT.step]?.minutes ?? 0) + shiftOf(offer, departure);
              const sunrise = morningSun(departure.departure_day, offer.start, SUNSET);
              return onWater <= sunrise + FIRST_LIGHT
                ? []
                : [
                    `${departure.departure_day}: ${onWater - Math.round(sunrise)} minutes after sunrise`,
                  ];
            }),
      ),
    ).toEqual([]);
  });

  test("has places left where it says that few are", () => {
    expect(
      faults(({ departures, group_largest }) =>
        departures.flatMap(({ departure_day, departure_state, places_left }) => {
          const isFew = departure_state === "few";
          const isTold = places_left !== null && places_left > 0 && places_left < group_largest;
          return isFew === isTold ? [] : [`${departure_day} has ${places_left} places`];
        }),
      ),
    ).toEqual([]);
  });

  test("books no more guests than there are places, and gives no more places than a group has", () => {
    expect(
      faults(({ departures, group_largest }) =>
        departures.flatMap(({ departure_day, departure_places, departure_booked }) => {
          const places = departure_places ?? group_largest;
          const isHeld = (departure_booked ?? 0) <= places && places <= group_largest;
          return isHeld ? [] : [`${departure_day}: ${departure_booked} of ${places}`];
        }),
      ),
    ).toEqual([]);
  });

  test("is guided on a day in a language that its guides speak", () => {
    expect(
      faults(({ departures, guide_languages }) =>
        departures.flatMap(({ departure_day, departure_language: spoken }) =>
          spoken === null || listOf(guide_languages).includes(spoken)
            ? []
            : [`${departure_day} in ${spoken}`],
        ),
      ),
    ).toEqual([]);
  });

  test("shows every state of a departure", () => {
    const shown = offers.flatMap(({ departures, group_smallest, group_largest }) =>
      departures.map((one) =>
        departureState(
          {
            state: STATES.find((state) => state === one.departure_state) ?? null,
            placesLeft: one.places_left,
            places: one.departure_places,
            booked: one.departure_booked,
          },
          { groupSmallest: group_smallest, groupLargest: group_largest },
        ),
      ),
    );
    const isShown = {
      open: shown.some(
        ({ state, isCertain, needed }) => state === "open" && !isCertain && needed === 0,
      ),
      certain: shown.some(({ isCertain, isScarce }) => isCertain && !isScarce),
      "certain with few left": shown.some(({ isCertain, isScarce }) => isCertain && isScarce),
      "needs more": shown.some(({ needed }) => needed > 0),
      full: shown.some(({ state }) => state === "full"),
      "called off": shown.some(({ state }) => state === "called-off"),
    };
    expect(Object.entries(isShown).filter(([, is]) => !is)).toEqual([]);
  });

  test("names the papers where its reader crosses a border", () => {
    expect(
      faults(({ countries, words, prose }) => {
        const isAbroad = listOf(countries).some((country) => country !== words.home);
        return !isAbroad || prose.includes(words.papers) ? [] : [`no ${words.papers}`];
      }),
    ).toEqual([]);
  });

  test("meets the dusk when its timetable says so, on every day of its season", () => {
    const heard = new Set<string>();
    const late = faults((offer) =>
      offer.departures.flatMap((departure) => {
        const day = departure.departure_day;
        const shift = shiftOf(offer, departure);
        return offer.timetable.flatMap(({ minutes, text }, index) => {
          const lights = LIGHTS.filter((light) => offer.words[light].test(text));
          if (lights.length === 0) return [];
          const from = minutes + shift;
          const to = (offer.timetable[index + 1]?.minutes ?? minutes) + shift;
          const sunset = eveningSun(day, offer.start, SUNSET);
          const dusk = eveningSun(day, offer.start, CIVIL_DUSK);
          const isTrue = {
            lastLight: from < dusk && to > sunset - LAST_LIGHT,
            untilDark: to > dusk,
            inTheDark: from > dusk,
          };
          return lights.flatMap((light) => {
            heard.add(`${light} ${offer.language}`);
            return isTrue[light] ? [] : [`${day}, ${text}`];
          });
        });
      }),
    );
    expect(late).toEqual([]);
    // A timetable that says it otherwise now would not be compared: give its words to
    // offer-words.ts.
    expect(heard.size).toBe(LIGHTS.length * WRITTEN_LANGUAGES.length);
  });
});

test("Easter falls when the churches say so", () => {
  expect([2025, 2026, 2027].map(easter)).toEqual(["2025-04-20", "2026-04-05", "2027-03-28"]);
  expect([2025, 2026, 2027].map(orthodoxEaster)).toEqual([
    "2025-04-20",
    "2026-04-12",
    "2027-05-02",
  ]);
  // Corpus Christi
  expect(publicHolidays("HR", 2027)).toContain("2027-05-27");
});

test("the sun sets at Tikveš when the almanac says so", () => {
  const tikves = { latitude: 45.68, longitude: 18.825 };
  const evenings = ["2027-09-08", "2027-09-16", "2027-09-30"].map((day) =>
    Math.round(eveningSun(day, tikves, SUNSET)),
  );
  const almanac = ["19:11", "18:55", "18:29"].map(minutesOf);
  for (const [index, minutes] of almanac.entries()) {
    expect(Math.abs((evenings[index] ?? 0) - minutes)).toBeLessThanOrEqual(2);
  }
});
