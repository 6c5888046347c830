import type { EntryField, Field, Fields } from "../../content-service/kinds/fields.ts";
import { cardFields, optionalFields, pageFields } from "../../content-service/kinds/kinds.ts";
import type { SiteDocument } from "./kinds.ts";
import { asList, isRecord } from "./raw.ts";

const isSentence = (text: string): boolean => /[.!?…:]$/.test(text);

const asSentence = (text: string): string => (text === "" || isSentence(text) ? text : `${text}.`);

/** listed(["a canoe", "a guide"]) => "a canoe; a guide"; sentences stay sentences. */
const listed = ([first = "", ...others]: string[]): string =>
  others.reduce((text, part) => `${text}${isSentence(text) ? "" : ";"} ${part}`, first);

/** The texts of the entries of a list. */
const entryTexts = (entries: unknown, fields: Readonly<Record<string, EntryField>>): string[] =>
  asList(entries)
    .filter(isRecord)
    .flatMap((entry) => Object.entries(fields).map(([key, field]) => proseOf(entry[key], field)))
    .filter((text) => text !== "");

function proseOf(value: unknown, field: Field | EntryField): string {
  switch (field.type) {
    case "text":
      return typeof value === "string" ? value : "";
    case "texts":
      return listed(asList(value).filter((text) => typeof text === "string"));
    case "records":
    case "departures":
      return listed(entryTexts(value, field.entry));
    default:
      return "";
  }
}

function proseIn(values: object, fields: Fields): string[] {
  const known = new Map(Object.entries(values));
  return Object.entries(fields)
    .map(([key, field]) => asSentence(proseOf(known.get(key), field)))
    .filter((text) => text !== "");
}

/** What the fields of a document say beside its title, summary and text, as sentences. */
export function fieldProse(document: SiteDocument): { before: string[]; after: string[] } {
  const { summary: _summary, ...card } = cardFields(document.type);
  return {
    before: proseIn(document, pageFields(document.type)),
    after: [
      ...proseIn(document.details, optionalFields(document.type)),
      ...proseIn(document, card),
    ],
  };
}
