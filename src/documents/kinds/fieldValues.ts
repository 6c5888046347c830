import type { DocumentType } from "../../../content-service/kinds/document-types.ts";
import type { Fields } from "../../../content-service/kinds/fields.ts";
import type { KINDS } from "../../../content-service/kinds/kinds.ts";
import type { ContentLink, PictureReference, RichText } from "../types.ts";

// The types of documents follow from the tables in content-service/kinds/. Unknown values are null, "" and empty
// lists.

export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** What the site reads from a field of each type. */
export interface ValuesByType {
  text: string;
  title: string;
  richText: RichText<PictureReference>;
  /** "08:00" */
  time: string;
  /** "2027-05-15" */
  day: string;
  number: number | null;
  /** 1 is January. */
  months: number[];
  point: GeoPoint | null;
  link: ContentLink | null;
  picture: PictureReference[];
  pictures: PictureReference[];
  texts: string[];
}

type ValueOf<One> = One extends { type: "choice"; of: readonly (infer Word)[] }
  ? Word | null
  : One extends { type: "choices"; of: readonly (infer Word)[] }
    ? Word[]
    : One extends { type: "records" | "departures"; entry: infer Entry }
      ? EntryValues<Entry>[]
      : One extends { type: keyof ValuesByType }
        ? ValuesByType[One["type"]]
        : never;

type EntryValues<Entry> = {
  -readonly [Key in keyof Entry]: Entry[Key] extends { required: true }
    ? NonNullable<ValueOf<Entry[Key]>>
    : ValueOf<Entry[Key]>;
};

/** The values of a table of fields: { nights: { type: "number" } } => { nights: number | null } */
export type FieldValues<Table extends Fields> = {
  -readonly [Key in keyof Table]: ValueOf<Table[Key]>;
};

type Kinds = typeof KINDS;

/** The fields of each kind that its table declares, without those of every document. */
export type DeclaredFields = {
  [Type in DocumentType]: FieldValues<Kinds[Type]["card"]> &
    FieldValues<Kinds[Type]["page"]> & {
      type: Type;
      details: FieldValues<Kinds[Type]["details"]>;
    };
};

export type DestinationDetails = DeclaredFields["destination"]["details"];
export type ProgramDetails = DeclaredFields["program"]["details"];
export type Departure = ProgramDetails["departures"][number];
