import type { Currency } from "../../../content-service/choices.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { DayState } from "../departureState.ts";
import type { GeoPoint, ProgramDetails } from "../kinds/fieldValues.ts";
import type { Program } from "../kinds/program.ts";
import { type DepartureViewModel, departureViewModels, nightsOf } from "./departureViewModel.ts";
import { createFormatters, type Formatters } from "./formatters.ts";
import { otherCurrency, otherPrice, priceWithOther } from "./money.ts";
import { kmBetween } from "./nearby.ts";
import { type SeasonViewModel, seasonViewModel } from "./seasonViewModel.ts";

export interface Row {
  name: string;
  value: string;
}

/** The prices of a group. */
export interface PartySum {
  adult: number;
  /** null if unknown. */
  child: number | null;
  /** Whom the price of a child is for: "Children from 6 to 12" */
  childFor: string;
  currency: Currency;
  /** What one of the currency is in another; null without a rate. */
  other: { currency: Currency; rate: number } | null;
}

export interface GuideLanguage {
  /** "de" */
  code: string;
  /** "German" */
  name: string;
}

/** Facts for choosing a program, in its language; "" and empty lists if unknown. */
export interface ProgramViewModel {
  countries: string;
  /** Of an adult. */
  price: string;
  /** Who pays the price, and the prices of others. */
  prices: string[];
  rows: Row[];
  departures: DepartureViewModel[];
  cancelling: string;
  smallest: string;
  /** Included, not included and extras, each with its heading. */
  lists: { name: string; items: string[] }[];
  /** What guests said of it, and who said it; "" if unknown. */
  voices: { text: string; by: string }[];
  words: {
    guides: string;
    voices: string;
    dates: string;
    allDates: string;
    noDates: string;
    choose: string;
    calendar: string;
  };
  /** What the form adds up; null if the price is unknown. */
  sum: PartySum | null;
  /** The languages in which it is guided, each with its name. */
  guideLanguages: GuideLanguage[];
  /** How many days the last day is after the first. */
  nights: number;
  /** The largest group; null if unknown. */
  largest: number | null;
  /** The form's messages for days and groups that are not available. */
  refusals: Record<Exclude<DayState, "open"> | "no-departure" | "too-many" | "not-offered", string>;
  /** The meeting point, for a calendar file. */
  meeting: { place: string; point: GeoPoint | null };
  year: SeasonViewModel | null;
}

/** A stop closer than this is the meeting point. */
const NEAR_IN_KM = 5;

const hasValue = ({ value }: Row): boolean => value !== "";

function group({ groupSmallest, groupLargest }: ProgramDetails, t: Translate): string {
  const [least, most] = [groupSmallest, groupLargest];
  if (least !== null && most !== null) return t("offer.group.both", { least, most });
  if (least !== null) return t("offer.group.least", { least });
  return most === null ? "" : t("offer.group.most", { most });
}

function mobility(details: ProgramDetails, t: Translate): string {
  const word = details.mobility && t(`choice.mobility.${details.mobility}`);
  return [word, details.mobilityNote].filter(Boolean).join(". ");
}

function vegetarian({ vegetarian: eats, vegetarianDays }: ProgramDetails, t: Translate): string {
  if (eats === null) return "";
  return eats === "ahead" && vegetarianDays
    ? t("offer.vegetarian.days", { count: vegetarianDays })
    : t(`offer.vegetarian.${eats}`);
}

/** Each a row besides duration, age and level; documents are mentioned only if a border is crossed. */
function rowsOf(program: Program, t: Translate, format: Formatters): Row[] {
  const { details } = program;
  return [
    { name: t("offer.group"), value: group(details, t) },
    { name: t("offer.languages"), value: format.list(details.guideLanguages.map(format.language)) },
    { name: t("offer.mobility"), value: mobility(details, t) },
    { name: t("offer.vegetarian"), value: vegetarian(details, t) },
    {
      name: t("offer.car"),
      value: details.withoutCar === null ? "" : t(`offer.car.${details.withoutCar}`),
    },
    { name: t("offer.parking"), value: details.parking },
    { name: t("offer.way-back"), value: details.wayBack },
    { name: t("offer.papers"), value: details.countries.length > 1 ? t("offer.crossing") : "" },
    { name: t("offer.lodging"), value: details.lodging },
  ].filter(hasValue);
}

/** Named after the nearest stop. */
function meetingOf({ start, stops }: ProgramDetails): ProgramViewModel["meeting"] {
  const point = start ?? stops[0]?.point ?? null;
  if (point === null) return { place: stops[0]?.name ?? "", point };
  const near = stops
    .flatMap((stop) => (stop.point ? [{ ...stop, km: kmBetween(point, stop.point) }] : []))
    .filter(({ km }) => km < NEAR_IN_KM)
    .sort((one, other) => one.km - other.km);
  return { place: near[0]?.name ?? "", point };
}

function smallestGroup({ groupSmallest, confirmDays }: ProgramDetails, t: Translate): string {
  if (groupSmallest === null || groupSmallest < 2) return "";
  const least = t("offer.smallest", { count: groupSmallest });
  return confirmDays === null ? least : `${least} ${t("offer.confirm", { count: confirmDays })}`;
}

/** A child pays the second price, if the program has one with a name. */
function partySum({ prices: [adult, child], currency }: ProgramDetails): PartySum | null {
  if (!adult || adult.amount === 0 || currency === null) return null;
  return {
    adult: adult.amount,
    child: child?.for ? child.amount : null,
    childFor: child?.for ?? "",
    currency,
    other: otherCurrency(currency),
  };
}

/** Who pays the price, what that is in another currency, and the prices of others. */
function priceLines(
  { prices: [adult, ...others], currency }: ProgramDetails,
  language: Language,
  t: Translate,
): string[] {
  if (!adult || currency === null) return [];
  const other = otherPrice(language, adult.amount, currency);
  return [
    adult.for || t("offer.person"),
    ...(other === "" ? [] : [t("offer.price.about", { price: other })]),
    ...others
      .filter((price) => price.for)
      .map((price) => `${price.for}: ${priceWithOther(language, price.amount, currency, t)}`),
  ];
}

export function programViewModel(program: Program, t: Translate): ProgramViewModel {
  const { details, language } = program;
  const say = createFormatters(language);
  const { currency, cancelDays } = details;
  const sum = (amount: number): string => (currency ? say.price(amount, currency) : "");
  const [adult] = currency ? details.prices : [];
  return {
    countries: say.list(details.countries.map(say.country)),
    price: adult ? sum(adult.amount) : "",
    prices: priceLines(details, language, t),
    rows: rowsOf(program, t, say),
    departures: departureViewModels(program, t, say),
    cancelling: cancelDays === null ? "" : t("offer.cancel", { count: cancelDays }),
    smallest: smallestGroup(details, t),
    lists: [
      { name: t("offer.included"), items: details.included },
      { name: t("offer.not-included"), items: details.notIncluded },
      {
        name: t("offer.extras"),
        items: details.extras.map(({ name, amount }) =>
          amount === null || currency === null
            ? name
            : `${name}: ${priceWithOther(language, amount, currency, t)}`,
        ),
      },
    ].filter(({ items }) => items.length > 0),
    voices: details.voices.map(({ text, name, from }) => ({
      text,
      by: [name, from].filter(Boolean).join(", "),
    })),
    words: {
      guides: t("offer.guides"),
      voices: t("offer.voices"),
      dates: t("offer.dates"),
      allDates: t("offer.all-dates"),
      noDates: t("offer.no-dates"),
      choose: t("offer.choose"),
      calendar: t("offer.calendar"),
    },
    sum: partySum(details),
    guideLanguages: details.guideLanguages.map((code) => ({ code, name: say.language(code) })),
    nights: nightsOf(program),
    largest: details.groupLargest,
    refusals: {
      "no-departure": t("offer.refused.no-departure"),
      full: t("offer.refused.full"),
      "called-off": t("offer.refused.called-off"),
      "too-many": t("offer.refused.too-many", { count: details.groupLargest ?? 0 }),
      "not-offered": t("offer.refused.not-offered"),
    },
    meeting: meetingOf(details),
    year: seasonViewModel(details, language, t),
  };
}
