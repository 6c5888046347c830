import { FACT_KINDS } from "../../../content-service/optional-choices.ts";
import {
  COUNTRY_CODES,
  type Country,
  REGIONS,
  type Region,
} from "../../../content-service/region-choices.ts";
import type { ContentLink } from "../types.ts";
import { type DetailReader, type GeoPoint, type OptionalFields, POINT } from "./details.ts";

type FactKind = (typeof FACT_KINDS)[number];

interface Fact {
  /** null for a kind that the site does not know. */
  kind: FactKind | null;
  text: string;
  link: ContentLink | null;
}

/** The optional fields of a destination: null, "" and empty lists if unknown. */
export interface DestinationDetails {
  place: GeoPoint | null;
  country: Country | null;
  region: Region | null;
  /** 1 is January. */
  bestMonths: number[];
  goodMonths: number[];
  /** The day on which the facts were checked: "2027-02-01". */
  checkedOn: string;
  facts: Fact[];
}

export const DESTINATION_OPTIONAL: OptionalFields = {
  place: POINT,
  country: null,
  region: null,
  best_months: null,
  good_months: null,
  checked_on: null,
  facts: { fact_kind: null, fact_text: null, fact_link: null },
};

export const readDestinationDetails = (raw: DetailReader): DestinationDetails => ({
  place: raw.point("place"),
  country: raw.choice("country", COUNTRY_CODES),
  region: raw.choice("region", REGIONS),
  bestMonths: raw.months("best_months"),
  goodMonths: raw.months("good_months"),
  checkedOn: raw.day("checked_on"),
  facts: raw
    .records("facts")
    .map((fact) => ({
      kind: fact.choice("fact_kind", FACT_KINDS),
      text: fact.text("fact_text"),
      link: fact.link("fact_link"),
    }))
    .filter(({ text }) => text !== ""),
});
