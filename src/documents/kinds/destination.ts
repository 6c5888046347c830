import type { Place, TouristDestination } from "schema-dts";
import { translator } from "../../i18n/messages.ts";
import { newestFirst } from "../newestFirst.ts";
import { geoOf, omitEmpty } from "../schemaOrg.ts";
import { codeMonths } from "../season.ts";
import type { DocumentBase, Picture } from "../types.ts";
import { createFormatters } from "../viewModels/formatters.ts";
import type { DeclaredFields } from "./fieldValues.ts";
import { type KindList, type KindSeo, lowerCase } from "./kind.ts";

/** The fields of its card. */
export interface DestinationCardFields {
  type: "destination";
  /** Region and country; undefined if unknown. */
  where?: string[];
  /** Its good months, encoded by src/documents/season.ts; undefined if unknown. */
  months?: string;
}

export type Destination<P = Picture> = DocumentBase<P> & DeclaredFields["destination"];

/** ["Srijem", "Kroatien"] */
export function regionAndCountry({ details, language }: Destination): string[] {
  const { region, country } = details;
  return [
    region ? translator(language)(`choice.region.${lowerCase(region)}`) : "",
    country ? createFormatters(language).country(country) : "",
  ].filter(Boolean);
}

export const LIST: KindList<Destination, DestinationCardFields> = {
  name: (t) => t("nav.destinations"),
  title: (t) => t("destinations.title"),
  lead: (t) => t("destinations.lead"),
  count: (count, t) => t("destinations.count", { count }),
  empty: (t) => t("destinations.list.error"),
  related: (t) => t("detail.related.destinations"),
  cardFields: ({ type, details }) => ({ type, months: omitEmpty(codeMonths(details)) }),
  cardLines: ({ where = [] }) => where,
  order: newestFirst,
  onHome: 3,
};

/** The region within its country, as far as they are known. */
function withinOf(destination: Destination): Exclude<Place, string> | undefined {
  const named = regionAndCountry(destination);
  const country = destination.details.country && named.at(-1);
  const region = destination.details.region && named[0];
  const land = country ? ({ "@type": "Country", name: country } as const) : undefined;
  return region && region !== country
    ? { "@type": "AdministrativeArea", name: region, containedInPlace: land }
    : land;
}

export const SEO: KindSeo<Destination> = {
  picture: "fortress",
  formPictures: ["terrace-glasses", "ilok-bridge", "boat-between-banks"],
  description: () => "",
  section: null,
  structuredData: ({ document, address, image }): Exclude<TouristDestination, string> => ({
    "@type": "TouristDestination",
    name: document.title,
    description: omitEmpty(document.summary),
    image: omitEmpty(image),
    url: address,
    mainEntityOfPage: address,
    geo: geoOf(document.details.place),
    containedInPlace: withinOf(document),
  }),
};
