import { WEEKDAYS } from "../../kinds/day-and-time.ts";
import type { DocumentType } from "../../kinds/document-types.ts";
import { contractName, type EntryField, type RecordsField } from "../../kinds/fields.ts";
import { FIELDS, type WrittenField } from "./fields/field-table.ts";
import { OF_EACH_DAY } from "./fields/read-departures.ts";
import { shorthandsOf } from "./fields/shorthands.ts";

/** A part of a JSON Schema. */
type Schema = Readonly<Record<string, unknown>>;

const TEXT: Schema = { type: "string" };
const DAY: Schema = { type: "string", format: "date" };

const listOf = (items: Schema): Schema => ({ type: "array", items });

/** Words with commas between them: "hr,en" */
const separated = (word: string): Schema => ({
  type: "string",
  pattern: `^(${word})(, ?(${word}))*$`,
});

function entrySchema(entry: Readonly<Record<string, EntryField>>): Schema {
  const fields = Object.entries(entry);
  const shorthands = shorthandsOf(entry);
  const mayBeShort = new Set(shorthands.flatMap(({ writes }) => writes));
  return {
    type: "object",
    properties: Object.fromEntries([
      ...fields.map(([key, field]) => [contractName(key, {}), fieldSchema(field)]),
      ...shorthands.map(({ name, about }) => [name, { description: about, ...TEXT }]),
    ]),
    required: fields.flatMap(([key, field]) =>
      field.required && !mayBeShort.has(key) ? [contractName(key, {})] : [],
    ),
    additionalProperties: false,
  };
}

const A_DAY = "^\\d{4}-\\d{2}-\\d{2}$";

/** A rule with its single days, or single days alone. */
function seasonSchema({ entry }: RecordsField<"departures">): Schema {
  const { day: _day, ...ofDay } = entry;
  const ofEachDay = OF_EACH_DAY.flatMap((name) => {
    const field = entry[name];
    return field === undefined ? [] : [[name, fieldSchema(field)]];
  });
  return {
    type: "object",
    properties: {
      every: { description: `${WEEKDAYS.join(", ")} or day, with commas between them` },
      from: DAY,
      to: DAY,
      except: { anyOf: [TEXT, listOf(DAY)] },
      ...Object.fromEntries(ofEachDay),
    },
    patternProperties: {
      [A_DAY]: { anyOf: [{ type: "null" }, { ...entrySchema(ofDay) }] },
    },
    additionalProperties: false,
  };
}

function valueSchema(field: WrittenField): Schema {
  switch (field.type) {
    case "text":
    case "title":
    case "richText":
    case "uid":
    case "picture":
    case "link":
      return TEXT;
    case "date":
      return { type: "string", description: "2026-10-14 or 2026-10-14T08:00:00Z" };
    case "day":
      return DAY;
    case "time":
      return { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" };
    case "number":
      return { type: "number", minimum: 0 };
    case "point":
      return { type: "string", description: "45.6061, 18.7783" };
    case "months":
      return separated("[1-9]|1[0-2]");
    case "choice":
      return { enum: field.of };
    case "choices":
      return separated(field.of.join("|"));
    case "texts":
    case "tags":
    case "pictures":
      return listOf(TEXT);
    case "records":
      return listOf(entrySchema(field.entry));
    case "departures":
      return {
        description: "A rule, days, or a list of both (content-service/README.md).",
        anyOf: [seasonSchema(field), listOf(seasonSchema(field))],
      };
    case "per-picture":
      return { type: "object", additionalProperties: TEXT };
  }
}

function fieldSchema(field: WrittenField): Schema {
  const about = "about" in field ? { description: field.about } : {};
  return { ...about, ...valueSchema(field) };
}

/** The JSON Schema of what is written in document.yaml and in the front matter of a language file. */
export const documentSchema = (type: DocumentType): Schema => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: `A document of the kind "${type}"`,
  type: "object",
  properties: Object.fromEntries(
    Object.entries(FIELDS[type]).map(([name, field]) => [name, fieldSchema(field)]),
  ),
  additionalProperties: false,
});
