import { expect, test } from "vitest";
import { VISITS } from "../../content-service/figures/visits.ts";
import { ask, type Files, serve, titled } from "./content-fixture.ts";

const ILOK = { "destination/ilok/en.md": titled("Ilok") };

async function faultsOf(files: Files): Promise<string[]> {
  const error: unknown = await serve(files).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message.split("\n").slice(1) : [];
}

test("a destination says where it is, when to come and what is known of it", async () => {
  const service = await serve({
    ...ILOK,
    "destination/bac/document.yaml": [
      "place: 45.3917, 19.2367",
      "country: RS",
      "region: Backa",
      "best_months: 5,6, 9",
      "good_months: 4,10",
      "checked_on: 2027-02-01",
      "",
    ].join("\n"),
    "destination/bac/en.md": titled(
      "Bač",
      "facts:",
      "  - { kind: bus, text: From Novi Sad, link: https://bus.example/ }",
      "  - kind: entry",
      "    text: Free",
      "    link: document:destination/ilok",
    ),
  });
  const { destination } = await ask<{ destination: unknown }>(
    service,
    `{ destination(uid: "bac", lang: "en-eu") {
      place { latitude longitude } country region best_months good_months checked_on
      facts { fact_kind fact_text fact_link }
    } }`,
  );
  expect(destination).toEqual({
    place: { latitude: 45.3917, longitude: 19.2367 },
    country: "RS",
    region: "Backa",
    best_months: "5,6,9",
    good_months: "4,10",
    checked_on: "2027-02-01",
    facts: [
      {
        fact_kind: "bus",
        fact_text: "From Novi Sad",
        fact_link: { link_type: "Web", url: "https://bus.example/" },
      },
      {
        fact_kind: "entry",
        fact_text: "Free",
        fact_link: {
          link_type: "Document",
          id: "destination.ilok.en-eu",
          type: "destination",
          uid: "ilok",
          lang: "en-eu",
          isBroken: false,
        },
      },
    ],
  });
});

test("a program says its terms; what a language writes itself wins, entry by entry", async () => {
  const service = await serve({
    ...ILOK,
    "program/trip/document.yaml": [
      "start: -45.5, 18.7",
      "countries: HR,RS",
      "guide_languages: hr, en",
      "group_smallest: 4",
      "group_largest: 10",
      "confirm_days: 3",
      "cancel_days: 7",
      "nights: 0",
      "mobility: partly",
      "price_currency: EUR",
      "prices:",
      "  - { for: Adults, amount: 45 }",
      "  - { amount: 0 }",
      "",
    ].join("\n"),
    "program/trip/en.md": titled(
      "Trip",
      "mobility_note: Two steps",
      "prices:",
      "  - { for: Adults, amount: 45.5 }",
      "  - { for: Children }",
      "extras: [{ name: Single room, amount: 20 }]",
      "included: [Lunch]",
      "not_included:",
      "  - Drinks",
      "lodging: A farm",
      "stops: [{ name: Ilok, point: '45.2228, 19.3747', destination: document:destination/ilok }]",
    ),
    "program/trip/de.md": titled("Ausflug"),
  });
  const answer = await ask<Record<string, unknown>>(
    service,
    `fragment Terms on Program {
      start { latitude longitude } countries guide_languages
      group_smallest group_largest confirm_days cancel_days nights mobility mobility_note
      price_currency prices { price_for price_amount } extras { extra_name extra_amount }
      included { included_text } not_included { not_included_text } lodging
      stops { stop_name stop_point { latitude longitude } stop_destination }
      departures { departure_day }
    }
    { en: program(uid: "trip", lang: "en-eu") { ...Terms } de: program(uid: "trip", lang: "de-de") { ...Terms } }`,
  );
  const shared = {
    start: { latitude: -45.5, longitude: 18.7 },
    countries: "HR,RS",
    guide_languages: "hr,en",
    group_smallest: 4,
    group_largest: 10,
    confirm_days: 3,
    cancel_days: 7,
    nights: 0,
    mobility: "partly",
    price_currency: "EUR",
    departures: null,
  };
  expect(answer.en).toEqual({
    ...shared,
    mobility_note: "Two steps",
    prices: [
      { price_for: "Adults", price_amount: 45.5 },
      { price_for: "Children", price_amount: 0 },
    ],
    extras: [{ extra_name: "Single room", extra_amount: 20 }],
    included: [{ included_text: "Lunch" }],
    not_included: [{ not_included_text: "Drinks" }],
    lodging: "A farm",
    stops: [
      {
        stop_name: "Ilok",
        stop_point: { latitude: 45.2228, longitude: 19.3747 },
        stop_destination: expect.objectContaining({ uid: "ilok", isBroken: false }),
      },
    ],
  });
  expect(answer.de).toMatchObject({
    ...shared,
    prices: [
      { price_for: "Adults", price_amount: 45 },
      { price_for: null, price_amount: 0 },
    ],
    mobility_note: null,
    stops: null,
  });
});

const RULE = [
  "departures:",
  "  every: saturday",
  "  from: 2027-05-08",
  "  to: 2027-05-29",
  "  except: [2027-05-15]",
  '  time: "08:00"',
  "  2027-05-22: { state: few, places_left: 3 }",
  '  2027-06-02: { time: "09:30" }',
];

const OPEN = { departure_state: null, places_left: null };

test("departures by rule come as days, with single days beside them", async () => {
  const service = await serve({ "program/x/en.md": titled("X", ...RULE) });
  const { program } = await ask<{ program: unknown }>(
    service,
    `{ program(uid: "x", lang: "en-eu") {
      departures { departure_day departure_time departure_state places_left }
    } }`,
  );
  expect(program).toEqual({
    departures: [
      { ...OPEN, departure_day: "2027-05-08", departure_time: "08:00" },
      {
        departure_day: "2027-05-22",
        departure_time: "08:00",
        departure_state: "few",
        places_left: 3,
      },
      { ...OPEN, departure_day: "2027-05-29", departure_time: "08:00" },
      { ...OPEN, departure_day: "2027-06-02", departure_time: "09:30" },
    ],
  });
});

test("places, booked guests and the guide's language of a rule hold on each day that says nothing else", async () => {
  const rule = [
    "departures:",
    "  every: saturday",
    "  from: 2027-05-01",
    "  to: 2027-05-08",
    "  places: 20",
    "  language: de",
    "  2027-05-08: { booked: 7, language: en }",
    "  2027-05-12: { places: 6 }",
  ];
  const service = await serve({ "program/x/en.md": titled("X", ...rule) });
  const { program } = await ask<{ program: unknown }>(
    service,
    `{ program(uid: "x", lang: "en-eu") {
      departures { departure_places departure_booked departure_language }
    } }`,
  );
  expect(program).toEqual({
    departures: [
      { departure_places: 20, departure_booked: null, departure_language: "de" },
      { departure_places: 20, departure_booked: 7, departure_language: "en" },
      { departure_places: 6, departure_booked: null, departure_language: "de" },
    ],
  });
});

test("several rules, and days without a rule, stand in a list", async () => {
  const seasons = [
    "departures:",
    "  - { every: [monday, friday], from: 2027-05-03, to: 2027-05-07 }",
    "  - { every: day, from: 2027-07-01, to: 2027-07-02 }",
    "  - 2027-08-01:",
  ];
  const service = await serve({ "program/x/en.md": titled("X", ...seasons) });
  const { program } = await ask<{ program: { departures: { departure_day: string }[] } }>(
    service,
    `{ program(uid: "x", lang: "en-eu") { departures { departure_day } } }`,
  );
  expect(program.departures.map(({ departure_day }) => departure_day)).toEqual([
    "2027-05-03",
    "2027-05-07",
    "2027-07-01",
    "2027-07-02",
    "2027-08-01",
  ]);
});

const EN = "documents/program/x/en.md";

test.each<[string, string[], string[]]>([
  [
    "a word for a number",
    ["nights: two"],
    ['3: bad number "two" in "nights". Write it like 45 or 12.50, without a unit.'],
  ],
  [
    "a number below zero",
    ["cancel_days: -1"],
    ['3: bad number "-1" in "cancel_days". Write it like 45 or 12.50, without a unit.'],
  ],
  [
    "a month that is none",
    ["best_months: 5,13"],
    ['3: unknown best_months "13". Write months as numbers: 5,6,9,10'],
  ],
  ["a month twice", ["best_months: 5,5"], ['3: "best_months" has "5" twice.']],
  [
    "a language that nobody speaks",
    ["guide_languages: hr,ed"],
    [
      '3: unknown guide_languages "ed". Did you mean "en"? To allow another, add it to content-service/choices.ts.',
    ],
  ],
  [
    "a place beyond the pole",
    ["start: 95, 18"],
    ['3: bad place "95, 18" in "start". Write north and east in degrees, like 45.6061, 18.7783.'],
  ],
  [
    "an unknown word of a choice",
    ["mobility: party"],
    [
      '3: unknown mobility "party". Did you mean "partly"? To allow another, add it to content-service/choices.ts.',
    ],
  ],
  [
    "a list that is none",
    ["prices: 45"],
    ['3: "prices" must be a list. Write each entry on a line of its own: - { for: …, amount: … }'],
  ],
  [
    "an entry without names",
    ["prices: [45]"],
    ['3: an entry of "prices" has names and values: - { for: …, amount: … }'],
  ],
  [
    "a mistyped name in an entry",
    ["prices:", "  - { fro: Adults, amount: 45 }"],
    ['4: unknown "fro" in an entry of "prices". Did you mean "for"?'],
  ],
  [
    "an amount with its unit",
    ["prices:", "  - for: Adults", "    amount: 45 €"],
    ['5: bad number "45 €" in "prices: amount". Write it like 45 or 12.50, without a unit.'],
  ],
  [
    "a dead link in an entry",
    ["stops:", "  - { name: A, destination: document:destination/ilk }"],
    ['4: dead link "document:destination/ilk". Did you mean "document:destination/ilok"?'],
  ],
  [
    "an unknown weekday",
    ["departures:", "  every: saturdy", "  from: 2027-05-01", "  to: 2027-05-02"],
    ['4: unknown weekday "saturdy" in "departures". Did you mean "saturday"?'],
  ],
  [
    "no such day",
    ["departures:", "  every: day", "  from: 2027-02-28", "  to: 2027-02-29"],
    ['4: bad day "2027-02-29" in "to" of "departures". Write it like 2027-05-15.'],
  ],
  [
    "an end before the beginning",
    ["departures:", "  every: day", "  from: 2027-05-02", "  to: 2027-05-01"],
    ["4: the departures end on 2027-05-01, before they begin on 2027-05-02. Swap the two."],
  ],
  [
    "a rule without its end",
    ["departures:", "  every: day", "  from: 2027-05-02"],
    ['4: bad day "" in "to" of "departures". Write it like 2027-05-15.'],
  ],
  [
    "an exception that is named as well",
    [...RULE, "  2027-05-15: { state: full }"],
    ['11: 2027-05-15 is in "except" as well. Keep one of the two.'],
  ],
  [
    "a day in two rules",
    ["departures:", "  - { every: day, from: 2027-05-01, to: 2027-05-01 }", "  - 2027-05-01:"],
    ['5: "departures" has 2027-05-01 twice. Keep one of the two.'],
  ],
  [
    "more guests than places on a single day",
    [...RULE, "  2027-06-05: { places: 8, booked: 9 }"],
    ['11: 9 are "booked" on 2027-06-05, and there are 8 "places". Correct one of the two.'],
  ],
  [
    "more guests than places of the rule",
    [
      "departures:",
      "  every: day",
      "  from: 2027-05-01",
      "  to: 2027-05-02",
      "  places: 8",
      "  booked: 9",
    ],
    ['8: 9 are "booked" on each day, and there are 8 "places". Correct one of the two.'],
  ],
  [
    "fewer guests than none",
    ["departures:", "  2027-05-01: { booked: -1 }"],
    ['4: bad number "-1" in "booked". Write it like 45 or 12.50, without a unit.'],
  ],
  [
    "half a place for a whole rule",
    ["departures:", "  every: day", "  from: 2027-05-01", "  to: 2027-05-02", "  places: 7.5"],
    ['7: "places" on each day is 7.5. Write a whole number.'],
  ],
  [
    "a language that no guide speaks",
    ["departures:", "  language: ed", "  2027-05-01:"],
    [
      '4: unknown language "ed". Did you mean "en"? To allow another, add it to content-service/choices.ts. It is in "departures".',
    ],
  ],
  [
    "a time that no clock shows",
    ["departures:", '  2027-05-01: { time: "24:00" }'],
    ['4: bad time "24:00" in "time". Write it like "08:00".'],
  ],
  [
    "an unknown state",
    ["departures:", "  2027-05-01: { state: fulls }"],
    ['4: unknown state "fulls". Did you mean "full"?'],
  ],
  [
    "an unknown word of a rule",
    ["departures:", "  evry: day"],
    ['4: unknown "evry" in "departures". Did you mean "every"?'],
  ],
  [
    "departures on one line",
    ["departures: saturday"],
    [
      '3: "departures" must be a rule, days, or a list of both. Write below it "  every: saturday", "  from: 2027-05-01" and "  to: 2027-09-25".',
    ],
  ],
])("%s is named by file and line, with what to write instead", async (_, lines, faults) => {
  const files = { ...ILOK, "program/x/en.md": titled("X", ...lines) };
  expect(await faultsOf(files)).toEqual(faults.map((fault) => `${EN}:${fault}`));
});

test("a link that all languages share is named once for each that lacks the document", async () => {
  const files = {
    "program/x/document.yaml": "stops:\n  - { name: A, destination: document:destination/ilok }\n",
    ...Object.fromEntries(["hr", "de", "sr"].map((file) => [`program/x/${file}.md`, titled("X")])),
    "destination/ilok/hr.md": titled("Ilok", "uid: ilok-na-dunavu"),
  };
  expect(await faultsOf(files)).toEqual(
    ["de", "sr"].map(
      (language) =>
        `documents/program/x/document.yaml:2: link "document:destination/ilok" finds no page in ${language}. Write documents/destination/ilok/${language}.md, link to another document or, if ${language} lacks it on purpose, write document:destination/ilok "optional".`,
    ),
  );
});

test("an optional link is there in the languages that have the document, and nothing in the others", async () => {
  const service = await serve({
    "program/x/document.yaml":
      'stops:\n  - { name: A, destination: document:destination/ilok "optional" }\n',
    "program/x/hr.md": titled("X"),
    "program/x/sr.md": titled("X"),
    "destination/ilok/hr.md": titled("Ilok", "uid: ilok-na-dunavu"),
  });
  const stopsIn = async (lang: string) => {
    const query = `{ program(uid: "x", lang: "${lang}") { stops { stop_name stop_destination } } }`;
    return (await ask<{ program: { stops: unknown } }>(service, query)).program.stops;
  };
  expect(await stopsIn("hr")).toMatchObject([{ stop_destination: { uid: "ilok-na-dunavu" } }]);
  expect(await stopsIn("rs")).toEqual([{ stop_name: "A", stop_destination: null }]);
});

test("a dead link that all languages share is named once, where it stands", async () => {
  const files = {
    "program/x/document.yaml":
      "stops:\n  - { name: A, destination: document:destination/nowhere }\n",
    "program/x/en.md": titled("X"),
    "program/x/de.md": titled("X"),
  };
  expect(await faultsOf(files)).toEqual([
    'documents/program/x/document.yaml:2: dead link "document:destination/nowhere". Write the name of a folder in documents/destination.',
  ]);
});

test("a list of a language with other entries than the shared one is a fault", async () => {
  const files = {
    "program/trip/document.yaml": "prices:\n  - { amount: 45 }\n  - { amount: 20 }\n",
    "program/trip/en.md": titled("Trip", "prices:\n  - { for: Adults }"),
  };
  await expect(serve(files)).rejects.toThrow(
    'documents/program/trip/en.md:1: "prices" has 1 entries, and document.yaml has 2 of them. Write one for each',
  );
});

test("a stop names its leg of the table of figures", async () => {
  const service = await serve({
    "journey/days/document.yaml":
      "stops:\n  - { day: 1 }\n  - { day: 1, leg: batina to knezevi-vinogradi by bicycle }\n",
    "journey/days/en.md": titled(
      "Days",
      "stops:\n  - { name: Batina }\n  - { name: Kneževi Vinogradi }",
    ),
  });
  const answer = await ask<Record<string, unknown>>(
    service,
    '{ journey(uid: "days", lang: "en-eu") { stops { stop_day stop_name stop_by stop_km stop_road stop_source } } }',
  );
  expect(answer).toMatchObject({
    journey: {
      stops: [
        { stop_day: 1, stop_name: "Batina", stop_by: null, stop_km: null },
        {
          stop_name: "Kneževi Vinogradi",
          stop_by: "bicycle",
          stop_km: 18,
          stop_road: "EuroVelo 6",
          stop_source: { link_type: "Web", url: "https://en.eurovelo.com/ev6" },
        },
      ],
    },
  });
});

test("a cost names its admission of the table of figures", async () => {
  const [walls, fruska] = [VISITS["ilok-walls"], VISITS["fruska-gora"]];
  const service = await serve({
    "destination/place/document.yaml":
      "costs:\n  - { kind: admission, admission: ilok-walls adult, checked: 2026-11-28 }\n  - { kind: parking, admission: fruska-gora vehicle }\n",
    "destination/place/en.md": titled("Place", "costs:\n  - { name: Walls }\n  - {}"),
  });
  const answer = await ask<Record<string, unknown>>(
    service,
    '{ destination(uid: "place", lang: "en-eu") { costs { cost_kind cost_name cost_from cost_currency cost_checked } } }',
  );
  expect(answer).toEqual({
    destination: {
      costs: [
        {
          cost_kind: "admission",
          cost_name: "Walls",
          cost_from: walls.admission.adult,
          cost_currency: walls.currency,
          cost_checked: "2026-11-28",
        },
        {
          cost_kind: "parking",
          cost_name: null,
          cost_from: fruska.admission.vehicle,
          cost_currency: fruska.currency,
          cost_checked: null,
        },
      ],
    },
  });
});

test("an admission that the table of figures lacks is a fault", async () => {
  const files = {
    "destination/place/document.yaml":
      "costs:\n  - { kind: admission, admission: ilok-walls dog }\n",
    "destination/place/en.md": titled("Place", ""),
  };
  await expect(serve(files)).rejects.toThrow("has no admission dog of ilok-walls");
});
