import { DEPARTURE_STATES, MOBILITY } from "../../../content-service/optional-choices.ts";
import {
  COUNTRY_CODES,
  type Country,
  CURRENCIES,
  type Currency,
  GUIDE_LANGUAGES,
} from "../../../content-service/region-choices.ts";
import type { ContentLink } from "../types.ts";
import { type DetailReader, type GeoPoint, type OptionalFields, POINT } from "./details.ts";

type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];
type Mobility = (typeof MOBILITY)[number];
type DepartureState = (typeof DEPARTURE_STATES)[number];

interface Stop {
  name: string;
  point: GeoPoint | null;
  destination: ContentLink | null;
}

interface Price {
  /** Who pays it; "" if unknown. */
  for: string;
  amount: number;
}

interface Extra {
  name: string;
  /** null if unknown. */
  amount: number | null;
}

export interface Departure {
  /** "2027-05-15"; past departures are left out in the browser, by the visitor's clock. */
  day: string;
  /** "08:00", or "". */
  time: string;
  state: DepartureState | null;
  placesLeft: number | null;
}

/** The optional fields of a program: null, "" and empty lists if unknown. */
export interface ProgramDetails {
  start: GeoPoint | null;
  stops: Stop[];
  /** In the order of the trip. */
  countries: Country[];
  /** 1 is January. */
  bestMonths: number[];
  goodMonths: number[];
  guideLanguages: GuideLanguage[];
  groupSmallest: number | null;
  groupLargest: number | null;
  /** How many days before departure participants are told that the group is too small. */
  confirmDays: number | null;
  /** Cancelling is free until so many days before. */
  cancelDays: number | null;
  nights: number | null;
  mobility: Mobility | null;
  mobilityNote: string;
  currency: Currency | null;
  /** The first is the adult's. */
  prices: Price[];
  extras: Extra[];
  included: string[];
  notIncluded: string[];
  lodging: string;
  /** In the order of their days. */
  departures: Departure[];
}

export const PROGRAM_OPTIONAL: OptionalFields = {
  start: POINT,
  stops: { stop_name: null, stop_point: POINT, stop_destination: null },
  countries: null,
  best_months: null,
  good_months: null,
  guide_languages: null,
  group_smallest: null,
  group_largest: null,
  confirm_days: null,
  cancel_days: null,
  nights: null,
  mobility: null,
  mobility_note: null,
  price_currency: null,
  prices: { price_for: null, price_amount: null },
  extras: { extra_name: null, extra_amount: null },
  included: { included_text: null },
  not_included: { not_included_text: null },
  lodging: null,
  departures: {
    departure_day: null,
    departure_time: null,
    departure_state: null,
    places_left: null,
  },
};

const readPrices = (raw: DetailReader): Price[] =>
  raw.records("prices").flatMap((price): Price[] => {
    const amount = price.number("price_amount");
    return amount === null ? [] : [{ for: price.text("price_for"), amount }];
  });

const readDepartures = (raw: DetailReader): Departure[] =>
  raw
    .records("departures")
    .map((departure) => ({
      day: departure.day("departure_day"),
      time: departure.time("departure_time"),
      state: departure.choice("departure_state", DEPARTURE_STATES),
      placesLeft: departure.number("places_left"),
    }))
    .filter(({ day }) => day !== "")
    .sort((one, other) => (one.day + one.time < other.day + other.time ? -1 : 1));

const textsIn = (raw: DetailReader, list: string, field: string): string[] =>
  raw
    .records(list)
    .map((entry) => entry.text(field))
    .filter((text) => text !== "");

export const readProgramDetails = (raw: DetailReader): ProgramDetails => ({
  start: raw.point("start"),
  stops: raw
    .records("stops")
    .map((stop) => ({
      name: stop.text("stop_name"),
      point: stop.point("stop_point"),
      destination: stop.link("stop_destination"),
    }))
    .filter(({ name }) => name !== ""),
  countries: raw.choices("countries", COUNTRY_CODES),
  bestMonths: raw.months("best_months"),
  goodMonths: raw.months("good_months"),
  guideLanguages: raw.choices("guide_languages", GUIDE_LANGUAGES),
  groupSmallest: raw.number("group_smallest"),
  groupLargest: raw.number("group_largest"),
  confirmDays: raw.number("confirm_days"),
  cancelDays: raw.number("cancel_days"),
  nights: raw.number("nights"),
  mobility: raw.choice("mobility", MOBILITY),
  mobilityNote: raw.text("mobility_note"),
  currency: raw.choice("price_currency", CURRENCIES),
  prices: readPrices(raw),
  extras: raw
    .records("extras")
    .map((extra) => ({ name: extra.text("extra_name"), amount: extra.number("extra_amount") }))
    .filter(({ name }) => name !== ""),
  included: textsIn(raw, "included", "included_text"),
  notIncluded: textsIn(raw, "not_included", "not_included_text"),
  lodging: raw.text("lodging"),
  departures: readDepartures(raw),
});
