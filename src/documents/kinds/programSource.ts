import { PROGRAM_TYPES } from "../../../content-service/choices.ts";
import type { Translate } from "../../i18n/messages.ts";
import { omitEmpty } from "../schemaOrg.ts";
import { encodeDepartures } from "../viewModels/departureTimes.ts";
import { formatPrice } from "../viewModels/formatters.ts";
import { departureInstant, timeZoneOf } from "../viewModels/timeZones.ts";
import type { KindSource } from "./kind.ts";
import { adultSumOf, type Program, type ProgramCardFields, type ProgramFields } from "./program.ts";
import { PROGRAM_OPTIONAL, type ProgramDetails, readProgramDetails } from "./programDetails.ts";

/** Two and three days are a weekend. */
const WEEKEND = { from: 2, to: 3 };

/** A program's length as visitors search for it: "2 Tage: ein Ausflug für das Wochenende." */
function describeLength({ days, duration }: Program, t: Translate): string {
  if (days === null) return "";
  if (days < 1) return t("search.words.half", { duration });
  if (days < WEEKEND.from) return t("search.words.day", { duration });
  return days <= WEEKEND.to ? t("search.words.weekend", { duration }) : `${duration}.`;
}

function adultPriceOf({ details, language }: Program): string {
  const sum = adultSumOf(details);
  return sum ? formatPrice(language, ...sum) : "";
}

function startsOf({ departures, countries }: ProgramDetails): string {
  const zone = timeZoneOf(countries[0]);
  const leaving = departures.filter(({ state }) => state !== "full" && state !== "called-off");
  return encodeDepartures(leaving.map(({ day, time }) => departureInstant(day, time, zone) / 1000));
}

export const SOURCE: KindSource<Program, ProgramFields, ProgramCardFields> = {
  field: "allPrograms",
  operationName: "AllPrograms",
  cardQuery: `title summary age_restrictions challenge_level event_duration package_type
      program_images { image }`,
  detailQuery: "category description content price program { program_title }",
  pictures: (raw) => raw.pictures("program_images", "image"),
  optional: PROGRAM_OPTIONAL,
  read: (raw, optional) => ({
    type: "program",
    category: raw.text("category"),
    description: raw.text("description"),
    programType: raw.choice("package_type", PROGRAM_TYPES),
    ageRestriction: raw.text("age_restrictions"),
    age: raw.age("age_restrictions"),
    activityLevel: raw.text("challenge_level"),
    duration: raw.text("event_duration"),
    days: raw.days("event_duration"),
    price: raw.text("price"),
    steps: raw.texts("program", "program_title"),
    details: readProgramDetails(optional),
  }),
  buildCardFields: (program) => ({
    priceLabel: omitEmpty(adultPriceOf(program)),
    starts: omitEmpty(startsOf(program.details)),
  }),
  searchTerms: (program, t) => [describeLength(program, t), program.description, ...program.steps],
};
