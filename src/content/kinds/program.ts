import type { ListItem, Offer, Place, TouristTrip } from "schema-dts";
import { PROGRAM_TYPES } from "../../../content-service/choices.ts";
import { type Translate, translator } from "../../i18n/words.ts";
import { leavesAt, zoneOf } from "../brief/instant.ts";
import { sumIn } from "../brief/say.ts";
import { codeStarts } from "../brief/starts.ts";
import { newestFirst } from "../order.ts";
import { codeMonths } from "../season.ts";
import { geoOf, oneOrMore, said } from "../structuredData.ts";
import type { DocumentBase, Picture } from "../types.ts";
import { type Facet, type KindList, type KindSource, type KindTelling, small } from "./kind.ts";
import { PROGRAM_OPTIONAL, type ProgramDetails, readProgramDetails } from "./programDetails.ts";
import { MORE_FACETS, type MoreFacts, ORDERS } from "./programFacets.ts";

export type ProgramType = (typeof PROGRAM_TYPES)[number];

/** What its card says. */
export interface ProgramFacts extends MoreFacts {
  type: "program";
  programType: ProgramType | null;
  duration: string;
  /** The same in days: 0.5 for half a day; null where nobody can tell. */
  days: number | null;
  ageRestriction: string;
  activityLevel: string;
  /** On a card: "ab 48 €"; "" where nobody said. */
  from?: string;
}

export interface ProgramOwn extends ProgramFacts {
  category: string;
  description: string;
  price: string;
  steps: string[];
  details: ProgramDetails;
}

export type Program<P = Picture> = DocumentBase<P> & ProgramOwn;

/** "" for a type that the site does not know. */
export const programTypeName = (type: ProgramType | null, t: Translate): string =>
  type === null ? "" : t(`packages.type.${small(type)}`);

const typeIn = (value: unknown): ProgramType | null =>
  PROGRAM_TYPES.find((type) => type === value) ?? null;

const LENGTHS = ["half", "day", "more"] as const;
type Length = (typeof LENGTHS)[number];

/** lengthOfDays(1.5) => "day": whoever has two days finds it among the shorter ones. */
export function lengthOfDays(days: number | null): Length | null {
  if (days === null) return null;
  if (days < 1) return "half";
  return days < 2 ? "day" : "more";
}

/** Two and three days are a weekend; for what is longer nobody has one word. */
const WEEKEND = { from: 2, to: 3 };

/** What a visitor may call a program's length: "2 Tage: ein Ausflug für das Wochenende." */
function describeLength({ days, duration }: Program, t: Translate): string {
  if (days === null) return "";
  if (days < 1) return t("search.words.half", { duration });
  if (days < WEEKEND.from) return t("search.words.day", { duration });
  return days <= WEEKEND.to ? t("search.words.weekend", { duration }) : `${duration}.`;
}

export const TYPE: Facet<ProgramFacts> = {
  name: "type",
  values: PROGRAM_TYPES,
  label: (t) => t("filter.type"),
  valuesIn: ({ programType }) => (programType === null ? [] : [programType]),
  nameOf: (value, t) => programTypeName(typeIn(value), t),
  titleOf: (choice, t) => t("packages.title-by-type", { choice }),
};

const LENGTH: Facet<ProgramFacts> = {
  name: "length",
  values: LENGTHS,
  label: (t) => t("filter.length"),
  valuesIn: ({ days }) => {
    const length = lengthOfDays(days);
    return length === null ? [] : [length];
  },
  nameOf: (value, t) => {
    const length = LENGTHS.find((one) => one === value);
    return length ? t(`packages.length.${length}`) : "";
  },
  titleOf: (choice, t) => t("packages.title-by-length", { choice }),
};

function sumOf({ prices, currency }: ProgramDetails): ProgramFacts["sum"] {
  const [adult] = prices;
  return adult && currency !== null ? [adult.amount, currency] : undefined;
}

function fromPrice({ details, language }: Program): string {
  const sum = sumOf(details);
  if (!sum) return "";
  return translator(language)("card.from", { price: sumIn(language, ...sum) });
}

function startsOf({ departures, countries }: ProgramDetails): string {
  const zone = zoneOf(countries[0]);
  const leaving = departures.filter(({ state }) => state !== "full" && state !== "called-off");
  return codeStarts(leaving.map(({ day, time }) => leavesAt(day, time, zone) / 1000));
}

export const LIST: KindList<Program, ProgramFacts> = {
  name: (t) => t("nav.programs"),
  title: (t) => t("packages.title"),
  lead: (t) => t("packages.lead"),
  count: (count, t) => t("packages.count", { count }),
  empty: (t) => t("packages.list.error"),
  related: (t) => t("detail.related.more-programs"),
  facts: (program) => ({
    type: program.type,
    programType: program.programType,
    duration: program.duration,
    days: program.days,
    ageRestriction: program.ageRestriction,
    age: program.age,
    activityLevel: program.activityLevel,
    sum: sumOf(program.details),
    countries: program.details.countries.length || undefined,
    months: program.details.departures.length > 0 ? undefined : said(codeMonths(program.details)),
  }),
  lines: ({ programType, duration, ageRestriction, activityLevel, from = "" }, t) => [
    programTypeName(programType, t),
    duration,
    ageRestriction,
    activityLevel,
    from,
  ],
  starts: ({ starts = "" }) => starts,
  facets: [TYPE, LENGTH, ...MORE_FACETS],
  order: newestFirst,
  orders: ORDERS,
  onHome: 8,
};

export const SOURCE: KindSource<ProgramOwn> = {
  field: "allPrograms",
  operationName: "AllPrograms",
  card: `title summary age_restrictions challenge_level event_duration package_type
      program_images { image }`,
  text: "category description content price program { program_title }",
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
};

/** One for each price, as long as it leaves. */
function offersOf({ details, publishedAt }: Program, url: string): Offer[] {
  const { prices, currency, departures } = details;
  if (currency === null) return [];
  const isFull = departures.length > 0 && departures.every(({ state }) => state === "full");
  return prices.map((price) => ({
    "@type": "Offer",
    name: said(price.for),
    price: price.amount,
    priceCurrency: currency,
    availability: isFull ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
    validFrom: said(publishedAt),
    availabilityStarts: said(departures[0]?.day ?? ""),
    availabilityEnds: said(departures.at(-1)?.day ?? ""),
    url,
  }));
}

export const TELLING: KindTelling<Program, ProgramFacts> = {
  onCard: (program) => ({
    from: said(fromPrice(program)),
    starts: said(startsOf(program.details)),
  }),
  picture: "canoe-dawn",
  description: ({ description }) => description,
  words: (program, t) => [describeLength(program, t), program.description, ...program.steps],
  section: null,
  /** Only what the page shows. */
  thing: ({ document, address, image, publisher }): TouristTrip => {
    const places = document.details.stops.map(
      ({ name, point }): Place => ({ "@type": "Place", name, geo: geoOf(point) }),
    );
    const steps = document.steps.map(
      (name, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        name,
      }),
    );
    return {
      "@type": "TouristTrip",
      name: document.title,
      description: said(document.summary),
      image: said(image),
      url: address,
      mainEntityOfPage: address,
      itinerary: oneOrMore([
        ...(steps.length > 0
          ? [{ "@type": "ItemList", numberOfItems: steps.length, itemListElement: steps } as const]
          : []),
        ...places,
      ]),
      offers: oneOrMore(offersOf(document, address)),
      provider: publisher,
    };
  },
};
