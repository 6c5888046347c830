import type { ListItem, Place, TouristTrip } from "schema-dts";
import type { Translate } from "../../i18n/messages.ts";
import { newestFirst } from "../newestFirst.ts";
import { geoOf, omitEmpty, oneOrMore } from "../schemaOrg.ts";
import type { DocumentBase, Picture } from "../types.ts";
import type { DeclaredFields } from "./fieldValues.ts";
import type { KindList, KindSeo } from "./kind.ts";

/** A journey of several days, written by the editors. It has no list of its own: the page /plan/ shows all. */
export type Journey<P = Picture> = DocumentBase<P> & DeclaredFields["journey"];

export type JourneyStop = Journey["details"]["stops"][number];

/** The fields of its card. */
export interface JourneyCardFields {
  type: "journey";
  /** How many days it takes. */
  days?: number;
  /** By what one travels; undefined if unknown. */
  by?: NonNullable<Journey["details"]["by"]>;
  /** For whom it is; undefined if unknown. */
  suits?: string;
}

export const LIST: KindList<Journey, JourneyCardFields> = {
  name: (t) => t("nav.plan"),
  title: (t) => t("nav.plan"),
  lead: (t) => t("journeys.lead"),
  count: (count, t) => t("journeys.count", { count }),
  empty: (t) => t("journeys.list.error"),
  related: (t) => t("detail.related.journeys"),
  cardFields: ({ type, details: { days, by, suits } }) => ({
    type,
    days: days.length,
    ...(by && { by }),
    ...(suits && { suits }),
  }),
  cardLines: ({ days = 0, by }, t: Translate) => [
    days > 0 ? t("journeys.days", { count: days }) : "",
    by ? t(`journeys.by.${by}`) : "",
  ],
  order: newestFirst,
  onHome: 0,
};

export const SEO: KindSeo<Journey> = {
  picture: "wheat-and-poppies",
  description: () => "",
  section: null,
  structuredData: ({ document, address, image, publisher }): TouristTrip => {
    const places = document.details.stops.map(
      ({ name, point }, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        item: { "@type": "Place", name, geo: geoOf(point) } satisfies Place,
      }),
    );
    return {
      "@type": "TouristTrip",
      name: document.title,
      description: omitEmpty(document.summary),
      image: omitEmpty(image),
      url: address,
      mainEntityOfPage: address,
      touristType: omitEmpty(document.details.suits),
      itinerary: oneOrMore(
        places.length > 0
          ? [{ "@type": "ItemList", numberOfItems: places.length, itemListElement: places }]
          : [],
      ),
      provider: publisher,
    };
  },
};
