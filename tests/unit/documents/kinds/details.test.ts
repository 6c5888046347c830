import { describe, expect, it } from "vitest";
import { toDocument } from "../../../../src/documents/load/transform/document.ts";
import { leavesOn, NO_LEG } from "../siteDocuments.ts";

const META = { id: "X1", lang: "de-de" };
const ILOK = { link_type: "Document", type: "destination", uid: "ilok", lang: "de-de" };

function read<Type extends "destination" | "program">(type: Type, fields: Record<string, unknown>) {
  const warnings: string[] = [];
  const document = toDocument(
    type,
    { _meta: META, ...fields },
    {
      language: "de",
      path: "/de/x/",
      uid: "x",
      translations: [],
      findPage: (_, uid) => `/de/destinations/${uid}/`,
      warn: (warning) => warnings.push(warning),
    },
  );
  return { details: document.details, warnings };
}

const LINK = { to: "page", path: "/de/destinations/ilok/", language: "de" };

describe("what a service may lack", () => {
  it("is reported for a destination", () => {
    const fields = {
      place: { latitude: 45.6, longitude: 18.7 },
      country: "HR",
      region: "Baranja",
      best_months: "5, 6,09",
      good_months: "4,4",
      checked_on: "2027-02-01",
      facts: [{ fact_kind: "bus", fact_text: " Täglich ", fact_link: ILOK }],
      costs: [
        { cost_kind: "bed", cost_from: 45, cost_usual: 60, cost_currency: "EUR" },
        { cost_kind: "bed", cost_from: 45 },
      ],
    };
    expect(read("destination", fields)).toEqual({
      warnings: [],
      details: {
        place: { latitude: 45.6, longitude: 18.7 },
        country: "HR",
        region: "Baranja",
        bestMonths: [5, 6, 9],
        goodMonths: [4],
        checkedOn: "2027-02-01",
        facts: [{ kind: "bus", text: "Täglich", link: LINK }],
        costs: [
          {
            kind: "bed",
            name: "",
            from: 45,
            usual: 60,
            currency: "EUR",
            checked: "",
            source: null,
          },
        ],
      },
    });
  });

  it("is told of a program", () => {
    const fields = {
      start: { latitude: -90, longitude: 180 },
      stops: [
        {
          stop_name: "Ilok",
          stop_point: null,
          stop_destination: ILOK,
          stop_by: "boat",
          stop_km: 12,
        },
      ],
      countries: "HR,RS",
      best_months: "5",
      good_months: "",
      guide_languages: "hr,en",
      group_smallest: 4,
      group_largest: 10,
      confirm_days: 3,
      cancel_days: 7,
      nights: 0,
      mobility: "partly",
      mobility_note: "Zwei Stufen",
      vegetarian: "ahead",
      vegetarian_days: 2,
      without_car: "yes",
      parking: "Am Hafen",
      way_back: "Um 22 Uhr",
      guides: "kovac",
      voices: [{ voice_text: "Gut", voice_name: "Ana" }, { voice_name: "Ivo" }],
      price_currency: "EUR",
      prices: [{ price_for: "Erwachsene", price_amount: 45.5 }, { price_amount: 0 }],
      extras: [{ extra_name: "Einzelzimmer", extra_amount: 20 }, { extra_name: "Rad" }],
      included: [{ included_text: "Mittagessen" }, { included_text: null }],
      not_included: [{ not_included_text: "Getränke" }],
      lodging: "Bauernhof",
      departures: [
        {
          departure_day: "2027-05-22",
          departure_time: "08:00",
          departure_state: "few",
          places_left: 3,
          departure_places: 20,
          departure_booked: 17,
          departure_language: "de",
        },
        { departure_day: "2027-05-15" },
      ],
    };
    expect(read("program", fields)).toEqual({
      warnings: [],
      details: {
        start: { latitude: -90, longitude: 180 },
        stops: [{ name: "Ilok", point: null, destination: LINK, ...NO_LEG, by: "boat", km: 12 }],
        countries: ["HR", "RS"],
        bestMonths: [5],
        goodMonths: [],
        guideLanguages: ["hr", "en"],
        groupSmallest: 4,
        groupLargest: 10,
        confirmDays: 3,
        cancelDays: 7,
        nights: 0,
        mobility: "partly",
        mobilityNote: "Zwei Stufen",
        vegetarian: "ahead",
        vegetarianDays: 2,
        withoutCar: "yes",
        parking: "Am Hafen",
        wayBack: "Um 22 Uhr",
        guides: ["kovac"],
        voices: [{ text: "Gut", name: "Ana", from: "" }],
        currency: "EUR",
        prices: [
          { for: "Erwachsene", amount: 45.5 },
          { for: "", amount: 0 },
        ],
        extras: [
          { name: "Einzelzimmer", amount: 20 },
          { name: "Rad", amount: null },
        ],
        included: ["Mittagessen"],
        notIncluded: ["Getränke"],
        lodging: "Bauernhof",
        departures: [
          leavesOn("2027-05-15", { time: "" }),
          leavesOn("2027-05-22", {
            state: "few",
            placesLeft: 3,
            places: 20,
            booked: 17,
            language: "de",
          }),
        ],
      },
    });
  });
});

const HOSTILE: [string, unknown, string, object][] = [
  [
    "nights",
    Number.NaN,
    'NaN in "nights", which is passed over: it should be a number from 0 on.',
    { nights: null },
  ],
  [
    "nights",
    Number.POSITIVE_INFINITY,
    'Infinity in "nights", which is passed over: it should be a number from 0 on.',
    { nights: null },
  ],
  [
    "cancel_days",
    -1,
    '-1 in "cancel_days", which is passed over: it should be a number from 0 on.',
    { cancelDays: null },
  ],
  [
    "cancel_days",
    "7",
    '"7" in "cancel_days", which is passed over: it should be a number from 0 on.',
    { cancelDays: null },
  ],
  [
    "best_months",
    "5,13,0",
    '"13" in "best_months", which is passed over: it should be months from 1 to 12 with commas between them.',
    { bestMonths: [5] },
  ],
  [
    "best_months",
    [5],
    '[5] in "best_months", which is passed over: it should be months from 1 to 12 with commas between them.',
    { bestMonths: [] },
  ],
  [
    "start",
    { latitude: 90.1, longitude: 0 },
    '{"latitude":90.1,"longitude":0} in "start", which is passed over: it should be a place on earth.',
    { start: null },
  ],
  [
    "start",
    { latitude: 0, longitude: "0" },
    '{"latitude":0,"longitude":"0"} in "start", which is passed over: it should be a place on earth.',
    { start: null },
  ],
  [
    "mobility",
    "toString",
    '"toString" in "mobility", which is passed over: it should be one of full, partly, no, the words of content-service/choices.ts.',
    { mobility: null },
  ],
  [
    "guide_languages",
    "en,fr,it",
    '"fr" in "guide_languages", which is passed over: it should be one of hr, en, de, sr, the words of content-service/choices.ts.',
    { guideLanguages: ["en"] },
  ],
  [
    "lodging",
    { html: "<b>" },
    '{"html":"<b>"} in "lodging", which is passed over: it should be a text.',
    { lodging: "" },
  ],
  ["prices", "45", '"45" in "prices", which is passed over: it should be a list.', { prices: [] }],
  [
    "prices",
    [7, { price_amount: 1 }],
    '7 in "prices", which is passed over: it should be an entry with names and values.',
    { prices: [{ for: "", amount: 1 }] },
  ],
  [
    "prices",
    [{ price_amount: -5 }, { price_amount: -6 }],
    '-5 in "prices.price_amount", which is passed over: it should be a number from 0 on.',
    { prices: [] },
  ],
  [
    "departures",
    [{ departure_day: "2027-02-29" }],
    '"2027-02-29" in "departures.departure_day", which is passed over: it should be a day such as 2027-05-15.',
    { departures: [] },
  ],
  [
    "departures",
    [{ departure_day: "2027-05-15", departure_time: "25:00" }],
    '"25:00" in "departures.departure_time", which is passed over: it should be a time such as 08:00.',
    { departures: [{ day: "2027-05-15", time: "", state: null, placesLeft: null }] },
  ],
];

describe("what cannot be used is ignored, with one warning that says where", () => {
  it.each(HOSTILE)("%s: %j", (field, value, warning, details) => {
    const found = read("program", { [field]: value });
    expect(found.warnings).toEqual([`The program "x" (de) has ${warning}`]);
    expect(found.details).toMatchObject(details);
  });

  it.each([null, undefined, "", " ", []])("but %j is nothing, which needs no word", (value) => {
    const fields = ["nights", "best_months", "start", "mobility", "lodging", "countries"];
    for (const field of [...fields, "prices", "departures"]) {
      if (Array.isArray(value) && fields.includes(field)) continue;
      expect(read("program", { [field]: value }).warnings).toEqual([]);
    }
  });

  it("follows no link that could do harm", () => {
    const facts = [{ fact_text: "A", fact_link: { link_type: "Web", url: "javascript:alert(1)" } }];
    expect(read("destination", { facts }).details).toMatchObject({
      facts: [{ kind: null, text: "A", link: null }],
    });
  });

  it("shortens what it quotes, and leaves out what a terminal would obey", () => {
    const [warning = ""] = read("program", { mobility: `\u001b[31m${"x".repeat(999)}` }).warnings;
    expect(warning.length).toBeLessThan(200);
    expect(warning).not.toContain("\u001b");
  });
});
