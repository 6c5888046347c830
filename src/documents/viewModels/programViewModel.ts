import type { Currency } from "../../../content-service/region-choices.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/words.ts";
import type { GeoPoint } from "../kinds/details.ts";
import type { Program } from "../kinds/program.ts";
import type { ProgramDetails } from "../kinds/programDetails.ts";
import {
  type DayState,
  type DepartureViewModel,
  departureViewModels,
  nightsOf,
} from "./departureViewModel.ts";
import { createFormatters, type Formatters } from "./formatters.ts";
import { kmBetween } from "./nearby.ts";
import { type SeasonViewModel, seasonViewModel } from "./seasonViewModel.ts";

export interface Row {
  name: string;
  value: string;
}

/** What helps to decide on a program, in the words of its language; "" and empty lists for what nobody told. */
export interface ProgramViewModel {
  countries: string;
  /** Of an adult. */
  price: string;
  /** Whom it is for, and what others pay. */
  prices: string[];
  rows: Row[];
  departures: DepartureViewModel[];
  cancelling: string;
  smallest: string;
  /** What there is and what not, the costs of more: each with its name. */
  lists: { name: string; items: string[] }[];
  words: { dates: string; allDates: string; noDates: string; choose: string; calendar: string };
  /** What the price is in the form, where it is reckoned for some: of an adult. */
  amount: number;
  currency: Currency | null;
  /** What it comes to for some, by the forms that the language has for numbers. */
  estimate: Partial<Record<Intl.LDMLPluralRule, string>>;
  /** Its last day is so many days after the first. */
  nights: number;
  /** So many can come along; null where nobody said. */
  largest: number | null;
  /** What the form says of days and groups that cannot be had. */
  refusals: Record<Exclude<DayState, "open"> | "no-departure" | "too-many" | "not-offered", string>;
  /** Where it begins, for a calendar. */
  meeting: { place: string; point: GeoPoint | null };
  year: SeasonViewModel | null;
}

/** Up to there every form of a language has been met. */
const MANY = 100;

/** A stop so near is where one meets. */
const NEAR_IN_KM = 5;

const hasValue = ({ value }: Row): boolean => value !== "";

function group({ groupSmallest, groupLargest }: ProgramDetails, t: Translate): string {
  const [least, most] = [groupSmallest, groupLargest];
  if (least !== null && most !== null) return t("offer.group.both", { least, most });
  if (least !== null) return t("offer.group.least", { least });
  return most === null ? "" : t("offer.group.most", { most });
}

function mobility(details: ProgramDetails, t: Translate): string {
  const word = details.mobility && t(`offer.mobility.${details.mobility}`);
  return [word, details.mobilityNote].filter(Boolean).join(". ");
}

/** Each a line: whoever crosses no border finds nothing about papers. */
function rowsOf(program: Program, t: Translate, format: Formatters): Row[] {
  const { details, duration, ageRestriction, activityLevel } = program;
  return [
    { name: t("program.duration"), value: duration },
    { name: t("offer.group"), value: group(details, t) },
    { name: t("program.age"), value: ageRestriction },
    { name: t("program.level"), value: activityLevel },
    { name: t("offer.languages"), value: format.list(details.guideLanguages.map(format.language)) },
    { name: t("offer.mobility"), value: mobility(details, t) },
    { name: t("offer.papers"), value: details.countries.length > 1 ? t("offer.crossing") : "" },
    { name: t("offer.lodging"), value: details.lodging },
  ].filter(hasValue);
}

/** The name of the place is that of the stop next to it. */
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

/** With its values left open: { one: "Etwa {{sum}} für {{people}} Erwachsenen …", other: … } */
function estimateIn(language: Language, t: Translate): ProgramViewModel["estimate"] {
  const plural = new Intl.PluralRules(language);
  const open = { sum: "{{sum}}", people: "{{people}}" };
  const counts = Array.from({ length: MANY }, (_, index) => index + 1);
  return Object.fromEntries(
    counts.map((count) => [plural.select(count), t("offer.estimate", { ...open, count })]),
  );
}

export function programViewModel(program: Program, t: Translate): ProgramViewModel {
  const { details, language } = program;
  const say = createFormatters(language);
  const { currency, cancelDays } = details;
  const sum = (amount: number): string => (currency ? say.price(amount, currency) : "");
  const [adult, ...others] = currency ? details.prices : [];
  return {
    countries: say.list(details.countries.map(say.country)),
    price: adult ? sum(adult.amount) : "",
    prices: adult
      ? [
          adult.for || t("offer.person"),
          ...others
            .filter((price) => price.for)
            .map((price) => `${price.for}: ${sum(price.amount)}`),
        ]
      : [],
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
          amount === null || currency === null ? name : `${name}: ${sum(amount)}`,
        ),
      },
    ].filter(({ items }) => items.length > 0),
    words: {
      dates: t("offer.dates"),
      allDates: t("offer.all-dates"),
      noDates: t("offer.no-dates"),
      choose: t("offer.choose"),
      calendar: t("offer.calendar"),
    },
    amount: adult?.amount ?? 0,
    currency,
    estimate: adult ? estimateIn(language, t) : {},
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
