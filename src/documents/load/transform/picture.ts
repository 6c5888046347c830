import { asLength, asText, isRecord } from "../../raw.ts";
import type { PictureReference } from "../../types.ts";
import { safePictureAddress } from "./address.ts";
import { asWritten, type Transliterate } from "./transliterate.ts";

export function toPicture(
  raw: unknown,
  transliterate: Transliterate = asWritten,
): PictureReference | null {
  if (!isRecord(raw)) return null;
  const url = safePictureAddress(raw.url);
  if (url === null) return null;
  const dimensions = isRecord(raw.dimensions) ? raw.dimensions : {};
  return {
    url,
    alt: transliterate(asText(raw.alt)),
    credit: transliterate(asText(raw.copyright)),
    width: asLength(dimensions.width),
    height: asLength(dimensions.height),
  };
}
