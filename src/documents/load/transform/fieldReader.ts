import type { FieldReader } from "../../kinds/kind.ts";
import { asList, asText, isRecord, type RawDocument, type RawRecord } from "../../raw.ts";
import { ageOf } from "./age.ts";
import { isDay } from "./day.ts";
import { lengthOf } from "./length.ts";
import { toPicture } from "./picture.ts";
import { asWritten, type Transliterate } from "./transliterate.ts";

/** fieldReader({ price: " 120 € ", … }).text("price") => "120 €" */
export function fieldReader(
  raw: RawDocument,
  transliterate: Transliterate = asWritten,
): FieldReader {
  const recordsOf = (list: string): RawRecord[] => asList(raw[list]).filter(isRecord);
  return {
    text: (field) => transliterate(asText(raw[field])),
    choice: (field, values) => values.find((value) => value === raw[field]) ?? null,
    day: (field) => {
      const day = asText(raw[field]);
      return isDay(day) ? day : "";
    },
    texts: (list, field) =>
      recordsOf(list)
        .map((record) => transliterate(asText(record[field])))
        .filter((text) => text !== ""),
    picture: (field) =>
      [toPicture(raw[field], transliterate)].filter((picture) => picture !== null),
    pictures: (list, field) =>
      recordsOf(list)
        .map((record) => toPicture(record[field], transliterate))
        .filter((picture) => picture !== null),
    days: (field) => lengthOf(asText(raw[field])),
    age: (field) => ageOf(asText(raw[field])),
  };
}
