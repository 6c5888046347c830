import { DEPARTURE, type FieldKind, type ValueKind } from "../documents/fields/field-table.ts";
import type { FieldRecord, Located } from "../documents/fields/fields.ts";
import { pointOf } from "../documents/fields/read-value.ts";
import { type ContentDocument, pictureWords } from "../documents/library.ts";
import { readLink } from "../rich-text/links.ts";
import { type PictureJson, type SerializeContext, serializeLink } from "../rich-text/serialize.ts";

/** The context of resolvers: one library for the whole request. */
export interface Context extends SerializeContext {
  pageCap: number;
}

export type Resolver = (document: ContentDocument, args: unknown, context: Context) => unknown;

/** A field of the contract: its type and its resolver. */
export interface ContractField {
  type: string;
  /** The fields of its own type, where it has one: "ProgramPrices" => { price_for: "String", … } */
  entry?: { name: string; fields: Record<string, string> };
  resolve: Resolver;
}

const TYPE_OF_VALUE: Record<ValueKind["kind"], string> = {
  text: "String",
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
  { kind }: ValueKind,
  { value, line }: Located,
  document: ContentDocument,
  context: Context,
): unknown {
  switch (kind) {
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

/** entryName("Program", "not_included") => "ProgramNot_included" */
const entryName = (type: string, name: string): string =>
  `${type}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const typesOf = (of: Record<string, ValueKind>): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([name, { kind }]) => [name, TYPE_OF_VALUE[kind]]));

function recordsField(type: string, name: string, of: Record<string, ValueKind>): ContractField {
  const entry = { name: entryName(type, name), fields: typesOf(of) };
  const presentRecord = (record: FieldRecord, document: ContentDocument, context: Context) =>
    Object.fromEntries(
      Object.entries(of).map(([own, kind]) => {
        const located = record.get(own);
        return [own, located ? serializeValue(kind, located, document, context) : null];
      }),
    );
  return {
    type: `[${entry.name}!]`,
    entry,
    resolve: (document, _args, context) =>
      document.fields.records
        .get(name)
        ?.map((record) => presentRecord(record, document, context)) ?? null,
  };
}

function listField(type: string, name: string, own: string, kind: ValueKind): ContractField {
  const entry = { name: entryName(type, name), fields: { [own]: TYPE_OF_VALUE[kind.kind] } };
  return {
    type: `[${entry.name}!]`,
    entry,
    resolve: (document, _args, context) =>
      document.fields.lists
        .get(name)
        ?.map((located) => ({ [own]: serializeValue(kind, located, document, context) })) ?? null,
  };
}

const withPrefix = (prefix: string, of: Record<string, ValueKind>): Record<string, ValueKind> =>
  Object.fromEntries(Object.entries(of).map(([name, kind]) => [prefix + name, kind]));

/** The contract's field for a field of the table; a missing kind does not compile. */
export function contractField(type: string, name: string, kind: FieldKind): ContractField {
  switch (kind.kind) {
    case "records":
      return recordsField(type, name, withPrefix(kind.prefix, kind.of));
    case "departures":
      return recordsField(type, name, DEPARTURE);
    case "list":
      return listField(type, name, kind.entry, { kind: "text" });
    case "pictures":
      return listField(type, name, "image", { kind: "picture" });
    case "tags":
    case "per-picture":
      throw new Error(`"${name}" is said of the document: it is no field of the contract.`);
    default:
      return {
        type: TYPE_OF_VALUE[kind.kind],
        resolve: (document, _args, context) => {
          const located = document.fields.texts.get(name);
          return located ? serializeValue(kind, located, document, context) : null;
        },
      };
  }
}
