import type { ListItem, Offer, Person, Place, TouristTrip } from "schema-dts";
import type { Currency, GuideName } from "../../../content-service/choices.ts";
import type { Translate } from "../../i18n/messages.ts";
import { departureState } from "../departureState.ts";
import { newestFirst } from "../newestFirst.ts";
import { geoOf, omitEmpty, oneOrMore } from "../schemaOrg.ts";
import { codeMonths } from "../season.ts";
import type { DocumentBase, Picture } from "../types.ts";
import type { DeclaredFields, ProgramDetails } from "./fieldValues.ts";
import { type KindList, type KindSeo, lowerCase } from "./kind.ts";
import { touristTypesOf } from "./programMarks.ts";

type Declared = DeclaredFields["program"];

/** Read from the texts. */
export interface DerivedProgramFields {
  /** The duration in days: 0.5 for half a day; null if it cannot be read. */
  days: number | null;
  /** The least age: 0 for all ages; null if unknown. */
  age: number | null;
}

export type Program<P = Picture> = DocumentBase<P> & Declared & DerivedProgramFields;

export type ProgramType = NonNullable<Declared["programType"]>;

/** The fields of its card. */
export interface ProgramCardFields
  extends Pick<Declared, "type" | "programType" | "duration" | "ageRestriction" | "activityLevel">,
    DerivedProgramFields {
  /** The price of an adult, and what it is in another currency: ["48 €", "etwa 5.630 RSD"]; undefined if unknown. */
  cost?: [words: string, about?: string];
  /** Its departures, encoded. */
  starts?: string;
  /** The good months, encoded, of a program without departures. */
  months?: string;
  /** What one chooses it by: ["vegetarian", "without a car"] */
  marks?: string[];
  /** The price of an adult; undefined if unknown. */
  priceAmount?: [amount: number, currency: Currency];
  /** How many countries it crosses; undefined if unknown. */
  countries?: number;
}

/** "" for a type that the site does not know. */
export const programTypeName = (type: ProgramType | null, t: Translate): string =>
  type === null ? "" : t(`choice.type.${lowerCase(type)}`);

export const guideName = (guide: GuideName, t: Translate): string => t(`choice.guide.${guide}`);

export const guideNames = ({ details: { guides } }: Program, t: Translate): string[] =>
  guides.map((guide) => guideName(guide, t));

export function adultSumOf({ prices, currency }: ProgramDetails): ProgramCardFields["priceAmount"] {
  const [adult] = prices;
  return adult && currency !== null ? [adult.amount, currency] : undefined;
}

export const LIST: KindList<Program, ProgramCardFields> = {
  name: (t) => t("nav.programs"),
  title: (t) => t("packages.title"),
  lead: (t) => t("packages.lead"),
  count: (count, t) => t("packages.count", { count }),
  empty: (t) => t("packages.list.error"),
  related: (t) => t("detail.related.more-programs"),
  cardFields: (program) => ({
    type: program.type,
    programType: program.programType,
    duration: program.duration,
    days: program.days,
    ageRestriction: program.ageRestriction,
    age: program.age,
    activityLevel: program.activityLevel,
    priceAmount: adultSumOf(program.details),
    countries: program.details.countries.length || undefined,
    months:
      program.details.departures.length > 0 ? undefined : omitEmpty(codeMonths(program.details)),
  }),
  cardLines: ({ programType, duration, ageRestriction, activityLevel }, t) => [
    programTypeName(programType, t),
    duration,
    ageRestriction,
    activityLevel,
  ],
  price: ({ cost }) => cost,
  departures: ({ starts = "" }) => starts,
  marks: ({ marks }) => marks,
  order: newestFirst,
  onHome: 8,
};

function availabilityOf({ departures, ...group }: ProgramDetails): Offer["availability"] {
  const known = departures.map((departure) => departureState(departure, group));
  const open = known.filter(({ state }) => state === "open");
  if (known.length > 0 && open.length === 0) return "https://schema.org/SoldOut";
  const isScarce = open.length > 0 && open.every((one) => one.isScarce);
  return isScarce ? "https://schema.org/LimitedAvailability" : "https://schema.org/InStock";
}

/** One offer a price, while there are departures. */
function offersOf({ details, publishedAt }: Program, url: string): Offer[] {
  const { prices, currency, departures } = details;
  if (currency === null) return [];
  return prices.map((price) => ({
    "@type": "Offer",
    name: omitEmpty(price.for),
    price: price.amount,
    priceCurrency: currency,
    availability: availabilityOf(details),
    validFrom: omitEmpty(publishedAt),
    availabilityStarts: omitEmpty(departures[0]?.day ?? ""),
    availabilityEnds: omitEmpty(departures.at(-1)?.day ?? ""),
    url,
  }));
}

export const SEO: KindSeo<Program> = {
  picture: "canoe-dawn",
  description: ({ description }) => description,
  section: null,
  /** Only what the page shows. */
  structuredData: ({ document, address, image, publisher, t }): TouristTrip => {
    const guides = guideNames(document, t).map((name): Person => ({ "@type": "Person", name }));
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
      description: omitEmpty(document.summary),
      image: omitEmpty(image),
      url: address,
      mainEntityOfPage: address,
      itinerary: oneOrMore([
        ...(steps.length > 0
          ? [{ "@type": "ItemList", numberOfItems: steps.length, itemListElement: steps } as const]
          : []),
        ...places,
      ]),
      offers: oneOrMore(offersOf(document, address)),
      touristType: touristTypesOf(document, t),
      provider: guides.length > 0 ? { ...publisher, employee: oneOrMore(guides) } : publisher,
    };
  },
};
