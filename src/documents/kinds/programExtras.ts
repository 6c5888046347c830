import { type Translate, translator } from "../../i18n/messages.ts";
import { isOpenDeparture } from "../departureState.ts";
import { ageOf } from "../load/transform/age.ts";
import { lengthOf } from "../load/transform/length.ts";
import { omitEmpty } from "../schemaOrg.ts";
import { encodeDepartures } from "../viewModels/departureTimes.ts";
import { formatPrice } from "../viewModels/formatters.ts";
import { otherPrice, priceWithOther } from "../viewModels/money.ts";
import { departureInstant, timeZoneOf } from "../viewModels/timeZones.ts";
import type { DeclaredFields, ProgramDetails } from "./fieldValues.ts";
import type { KindExtras } from "./kind.ts";
import {
  adultSumOf,
  type DerivedProgramFields,
  guideNames,
  type Program,
  type ProgramCardFields,
} from "./program.ts";
import { cardMarks, markSearchTerms } from "./programMarks.ts";

/** Two and three days are a weekend. */
const WEEKEND = { from: 2, to: 3 };

/** A program's length as visitors search for it: "2 Tage: ein Ausflug für das Wochenende." */
function describeLength({ days, duration }: Program, t: Translate): string {
  if (days === null) return "";
  if (days < 1) return t("search.words.half", { duration });
  if (days < WEEKEND.from) return t("search.words.day", { duration });
  return days <= WEEKEND.to ? t("search.words.weekend", { duration }) : `${duration}.`;
}

/** "48 € (etwa 5.630 RSD)"; "" if unknown. */
export function adultPriceOf({ details, language }: Program): string {
  const sum = adultSumOf(details);
  return sum ? priceWithOther(language, ...sum, translator(language)) : "";
}

function cardPriceOf({ details, language }: Program): ProgramCardFields["cost"] {
  const sum = adultSumOf(details);
  if (!sum) return undefined;
  const price = formatPrice(language, ...sum);
  const other = otherPrice(language, ...sum);
  if (other === "") return [price];
  return [price, translator(language)("offer.price.about", { price: other })];
}

function startsOf(details: ProgramDetails): string {
  const zone = timeZoneOf(details.countries[0]);
  const leaving = details.departures.filter((departure) => isOpenDeparture(departure, details));
  return encodeDepartures(leaving.map(({ day, time }) => departureInstant(day, time, zone) / 1000));
}

export const EXTRAS: KindExtras<
  Program,
  DeclaredFields["program"],
  DerivedProgramFields,
  ProgramCardFields
> = {
  derive: ({ duration, ageRestriction }) => ({
    days: lengthOf(duration),
    age: ageOf(ageRestriction),
  }),
  buildCardFields: (program) => ({
    cost: cardPriceOf(program),
    starts: omitEmpty(startsOf(program.details)),
    marks: cardMarks(program),
  }),
  searchTerms: (program, t) => [
    describeLength(program, t),
    ...markSearchTerms(program, t),
    ...guideNames(program, t).map((name) => `${name}.`),
  ],
};
