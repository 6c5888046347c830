import { contractName, type EntryField, type Field } from "../../kinds/fields.ts";
import { byContractName } from "../../kinds/kinds.ts";
import type { LineField } from "../documents/fields/field-table.ts";
import type { FieldRecord, Located } from "../documents/fields/fields.ts";
import { pointOf } from "../documents/fields/read-value.ts";
import { type ContentDocument, pictureWords } from "../documents/library.ts";
import { readLink } from "../rich-text/links.ts";
import {
  type PictureJson,
  type SerializeContext,
  serializeLink,
  serializeRichText,
} from "../rich-text/serialize.ts";

/** The context of resolvers: one library for the whole request. */
export interface Context extends SerializeContext {
  pageCap: number;
}

export type Resolver = (document: ContentDocument, args: unknown, context: Context) => unknown;

/** The fields of an entry in the contract: { name: "ProgramPrices", fields: { price_for: "String", … } } */
export interface EntryType {
  name: string;
  fields: Record<string, string>;
}

const TYPE_OF_VALUE: Record<LineField["type"] | "richText", string> = {
  richText: "Json",
  text: "String",
  title: "Json",
  time: "String",
  choice: "String",
  choices: "String",
  months: "String",
  uid: "String",
  date: "DateTime",
  day: "Date",
  number: "Float",
  point: "GeoPoint",
  picture: "Json",
  link: "Json",
};

/** The fields of a list's entries by their names in the contract; undefined for a single value. */
function entryFields(field: Field): Record<string, EntryField> | undefined {
  switch (field.type) {
    case "records":
    case "departures":
      return byContractName(field.entry);
    case "texts":
      return { [field.entry]: { type: "text" } };
    case "pictures":
      return { [field.entry]: { type: "picture" } };
    default:
      return undefined;
  }
}

/** entryName("Program", "not_included") => "ProgramNot_included" */
const entryName = (type: string, name: string): string =>
  `${type}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The type of a list's entries. */
export function entryType(type: string, name: string, field: Field): EntryType | undefined {
  const fields = entryFields(field);
  return (
    fields && {
      name: entryName(type, name),
      fields: Object.fromEntries(
        Object.entries(fields).map(([own, { type: value }]) => [own, TYPE_OF_VALUE[value]]),
      ),
    }
  );
}

/** The type of a field in the contract: "String", "[ProgramPrices!]" */
export function graphqlType(type: string, name: string, field: Field): string {
  switch (field.type) {
    case "records":
    case "departures":
    case "texts":
    case "pictures":
      return `[${entryName(type, name)}!]`;
    default:
      return TYPE_OF_VALUE[field.type];
  }
}

function namedPicture(
  document: ContentDocument,
  name: string,
  around: Context,
): PictureJson | null {
  const { alt, credit } = pictureWords(document, name);
  return around.picture(name, alt, credit);
}

/** A value in the form of the contract. */
function serializeValue(
  type: LineField["type"],
  { value, line }: Located,
  document: ContentDocument,
  context: Context,
): unknown {
  switch (type) {
    case "title":
      return [{ type: "heading1", text: value, spans: [] }];
    case "number":
      return Number(value);
    case "point":
      return pointOf(value);
    case "picture":
      return namedPicture(document, value, context);
    case "link": {
      const link = readLink(value, line);
      return link ? serializeLink(link, document, context.library) : null;
    }
    default:
      return value;
  }
}

/** Serializes the entries of a list. */
function resolveRecords(name: string, field: Field): Resolver {
  const fields = Object.entries(entryFields(field) ?? {});
  return (document, _args, context) => {
    const toEntry = (record: FieldRecord) =>
      Object.fromEntries(
        fields.map(([own, { type }]) => {
          const located = record.get(own);
          return [own, located ? serializeValue(type, located, document, context) : null];
        }),
      );
    return document.fields.records.get(name)?.map(toEntry) ?? null;
  };
}

/** The resolver of a field; a type of field without one does not compile. */
export function resolveField(key: string, field: Field): Resolver {
  const name = contractName(key, field);
  switch (field.type) {
    case "richText":
      return (document, _args, context) => serializeRichText(document, context);
    case "records":
    case "departures":
      return resolveRecords(name, field);
    case "texts":
    case "pictures": {
      const type = field.type === "texts" ? "text" : "picture";
      return (document, _args, context) =>
        document.fields.lists.get(name)?.map((located) => ({
          [field.entry]: serializeValue(type, located, document, context),
        })) ?? null;
    }
    default:
      return (document, _args, context) => {
        const located = document.fields.texts.get(name);
        if (located) return serializeValue(field.type, located, document, context);
        return field.type === "title" ? [] : null;
      };
  }
}
