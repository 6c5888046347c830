import { OPERATOR } from "../config/operator.ts";
import { departureState } from "../documents/departureState.ts";
import { categoryName } from "../documents/kinds/blog.ts";
import { regionAndCountry } from "../documents/kinds/destination.ts";
import type { GeoPoint } from "../documents/kinds/fieldValues.ts";
import type { Journey } from "../documents/kinds/journey.ts";
import { lowerCase } from "../documents/kinds/kind.ts";
import { type Program, programTypeName } from "../documents/kinds/program.ts";
import type { DocumentOf, SiteDocument } from "../documents/kinds.ts";
import { hoursOf, lengthOf } from "../documents/load/transform/length.ts";
import type { ContentLink } from "../documents/types.ts";
import { nightsOf } from "../documents/viewModels/departureViewModel.ts";
import { createFormatters } from "../documents/viewModels/formatters.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { type Translate, translator } from "../i18n/messages.ts";
import { LISTED_TYPES } from "../i18n/routes.ts";
import { firstClause } from "../maps/firstClause.ts";
import type { CatalogueFile, EditorsJourney, Point, Stop, Thing } from "./catalogue.ts";
import { type KeptType, keysOf } from "./keys.ts";

// What the page of a visitor's journey has to know of all documents, made by the build.

type Kept = DocumentOf<KeptType>;

const isKept = (document: SiteDocument): document is Kept =>
  LISTED_TYPES.some((type) => type === document.type);

const HOURS_OF_A_DAY = 8;
/** Who says "two days" of a town does not mean that less is no visit. */
const MOST_HOURS_OF_A_VISIT = 4;
/** Of a place or a story of which nobody says how long one stays. */
const DEFAULT_HOURS = { program: 4, destination: 2, blog: 1 } as const satisfies Record<
  KeptType,
  number
>;

/** Four decimals are about ten metres. */
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

const pointOf = (point: GeoPoint | null | undefined): Point | undefined =>
  point ? [round(point.latitude), round(point.longitude)] : undefined;

const lastPointOf = ({ details: { stops } }: Program): Point | undefined =>
  pointOf(stops.findLast(({ point }) => point !== null)?.point);

/** "Half a day; a night if you taste" => 4 */
function readHours(text: string): number | null {
  const hours = hoursOf(text);
  if (hours !== null) return hours;
  const days = lengthOf(text);
  return days === null ? null : Math.min(days, 1) * HOURS_OF_A_DAY;
}

const factOf = ({ details: { facts } }: DocumentOf<"destination">, kind: string): string =>
  facts.find((fact) => fact.kind === kind)?.text ?? "";

function lengthTextOf(document: Kept): string {
  switch (document.type) {
    case "program":
      return document.duration;
    case "destination":
      return firstClause(factOf(document, "stay"));
    case "blog":
      return document.details.duration;
  }
}

const same = (one: Point | undefined, other: Point | undefined): boolean =>
  one?.join() === other?.join();

const lastsNights = (document: Kept): number =>
  document.type === "program" ? nightsOf(document) : 0;

function programFields(program: Program, nights: number, t: Translate): Partial<Thing> {
  const { details } = program;
  const [adult, child] = details.prices;
  const start = pointOf(details.start ?? details.stops[0]?.point);
  const end = lastPointOf(program);
  return {
    ...(start && { point: start }),
    ...(end && !same(start, end) && nights > 0 && { end }),
    ...(nights > 0 && { nights }),
    countries: details.countries,
    departures: details.departures.map((departure) => ({
      day: departure.day,
      time: departure.time,
      state: departureState(departure, details).state,
    })),
    ...(adult &&
      details.currency && {
        price: {
          adult: adult.amount,
          child: child?.for ? child.amount : null,
          childFor: child?.for ?? "",
          currency: details.currency,
        },
      }),
    ...(details.groupLargest !== null && { largest: details.groupLargest }),
    ...(details.withoutCar !== null && { withoutCar: details.withoutCar === "yes" }),
    ...(program.programType && { kind: lowerCase(program.programType) }),
    notes: [details.wayBack].filter(Boolean),
    ...(details.stops[0] && { address: details.stops[0].name }),
    phone: OPERATOR.phone,
    about: [t("way.trip"), programTypeName(program.programType, t), program.duration]
      .filter(Boolean)
      .join(" · "),
  };
}

/** "Town museum, +385 32 827 410" => "+385 32 827 410" */
const phoneIn = (text: string): string => /\+\d[\d ]{6,}\d/.exec(text)?.[0] ?? "";

function destinationFields(document: DocumentOf<"destination">): Partial<Thing> {
  const { place, country, facts } = document.details;
  const point = pointOf(place);
  const isReached = facts.some(({ kind }) => kind === "train" || kind === "bus");
  const phone = phoneIn(factOf(document, "phone"));
  return {
    ...(point && { point }),
    ...(country && { countries: [country] }),
    withoutCar: isReached,
    notes: [factOf(document, "opening")].filter(Boolean),
    ...(phone && { phone }),
    about: firstClause(factOf(document, "stay")) || regionAndCountry(document).join(", "),
  };
}

function ownFields(document: Kept, versions: readonly Kept[], t: Translate): Partial<Thing> {
  switch (document.type) {
    case "program":
      return programFields(document, Math.max(...versions.map(lastsNights)), t);
    case "destination":
      return destinationFields(document);
    case "blog":
      return {
        about: [t("way.story"), categoryName(document.category, t)].filter(Boolean).join(" · "),
      };
  }
}

function monthsOf({ details }: Kept): Pick<Thing, "months"> {
  const good = "goodMonths" in details ? details.goodMonths : [];
  const months = [...new Set([...details.bestMonths, ...good])].sort((one, other) => one - other);
  return months.length > 0 ? { months } : {};
}

/** `versions` are the document in all languages: what is read from a text is the same in each. */
function thingOf(document: Kept, versions: readonly Kept[], own: Language): Thing {
  const { type, path, title, language } = document;
  const [key, ...also] = keysOf(document);
  const [hours = DEFAULT_HOURS[type]] = versions.flatMap(
    (version) => readHours(lengthTextOf(version)) ?? [],
  );
  const [age] = versions.flatMap((version) => (version.type === "program" && version.age) || []);
  return {
    key,
    ...(also.length > 0 && { also }),
    type,
    path,
    title,
    ...(language !== own && { language }),
    about: "",
    hours: type === "program" ? hours : Math.min(hours, MOST_HOURS_OF_A_VISIT),
    ...monthsOf(document),
    ...ownFields(document, versions, translator(language)),
    ...(age && { age }),
  };
}

const pageOf = (link: ContentLink | null): string => (link?.to === "page" ? link.path : "");

function editorsJourneyOf(journey: Journey, documents: readonly SiteDocument[]): EditorsJourney {
  const { path, title, language, details } = journey;
  const t = translator(language);
  const find = (link: ContentLink | null): Kept | undefined =>
    documents.find((one): one is Kept => one.path === pageOf(link) && isKept(one));
  const [key] = keysOf(journey);
  return {
    key,
    path,
    title,
    about: [
      details.days.length > 0 ? t("journeys.days", { count: details.days.length }) : "",
      details.by ? t(`journeys.by.${details.by}`) : "",
      createFormatters(language).list(details.countries.map(createFormatters(language).country)),
    ]
      .filter(Boolean)
      .join(" · "),
    by: details.by,
    days: details.days.map((day) => ({
      title: day.title,
      bed: day.bed,
      bedPath: pageOf(day.bedPlace),
    })),
    stops: details.stops.map(({ day, time, name, text, point, document, ...leg }): Stop => {
      const page = find(document);
      const at = pointOf(point);
      const { by, km, minutes, road, border } = leg;
      const isKnown = by !== null || km !== null || border !== "";
      return {
        day: day - 1,
        time,
        name,
        text,
        ...(at && { point: at }),
        ...(page && { key: keysOf(page)[0] }),
        ...(isKnown && { leg: { by, km, minutes, road, border } }),
      };
    }),
  };
}

/** Everything that a visitor can keep, in a language; what does not exist in it, in its first one. */
export function buildCatalogue(
  documents: readonly SiteDocument[],
  language: Language,
  warn: (message: string) => void = () => {},
): CatalogueFile {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const versionsOf = (document: Kept): Kept[] => {
    const known = document.translations.flatMap(({ path }) => byPath.get(path) ?? []);
    const own = known.filter(isKept);
    return own.length > 0 ? own : [document];
  };
  const things = new Map<string, Thing>();
  for (const shown of [language, ...LANGUAGES.filter((one) => one !== language)]) {
    for (const document of documents) {
      if (document.language !== shown || !isKept(document)) continue;
      const thing = thingOf(document, versionsOf(document), language);
      const known = things.get(thing.key);
      if (!known) things.set(thing.key, thing);
      else if (shown === language) {
        warn(
          `The ${thing.type} "${thing.path}" has the key of "${known.path}" in visitors' journeys and cannot be kept: change its uid.`,
        );
      }
    }
  }
  return {
    things: [...things.values()],
    journeys: documents
      .filter((one): one is Journey => one.type === "journey" && one.language === language)
      .map((journey) => editorsJourneyOf(journey, documents)),
  };
}
