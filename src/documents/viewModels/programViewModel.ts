import type { Currency } from "../../../content-service/choices.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { DayState } from "../departureState.ts";
import type { GeoPoint, ProgramDetails } from "../kinds/fieldValues.ts";
import type { Program } from "../kinds/program.ts";
import { type DepartureViewModel, departureViewModels, nightsOf } from "./departureViewModel.ts";
import { createFormatters, type Formatters } from "./formatters.ts";
import { kmBetween } from "./nearby.ts";
import { type SeasonViewModel, seasonViewModel } from "./seasonViewModel.ts";

export interface Row {
  name: string;
  value: string;
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
  words: { dates: string; allDates: string; noDates: string; choose: string; calendar: string };
  /** The price of an adult, for the estimate in the form. */
  amount: number;
  currency: Currency | null;
  /** The estimate's text by plural form. */
  estimate: Partial<Record<Intl.LDMLPluralRule, string>>;
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

/** Every plural form of the languages occurs below this number. */
const MANY = 100;

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

/** Each a row; documents are mentioned only if a border is crossed. */
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

/** With its placeholders: { one: "Etwa {{sum}} für {{people}} Erwachsenen …", other: … } */
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
