import { asLength, asText, isRecord } from "../raw.ts";
import type { PictureReference } from "../types.ts";
import { safePictureAddress } from "./address.ts";

export function toPicture(raw: unknown): PictureReference | null {
  if (!isRecord(raw)) return null;
  const url = safePictureAddress(raw.url);
  if (url === null) return null;
  const dimensions = isRecord(raw.dimensions) ? raw.dimensions : {};
  return {
    url,
    alt: asText(raw.alt),
    credit: asText(raw.copyright),
    width: asLength(dimensions.width),
    height: asLength(dimensions.height),
  };
}
