import { minutesToRead } from "../../src/content/readingTime.ts";
import type { Text } from "./texts.ts";

/** Words a text of a type should have, in every language. */
const LIMITS: Record<string, { least: number; most: number }> = {
  blog: { least: 350, most: 700 },
  destination: { least: 250, most: 450 },
};

export interface Length {
  text: Text;
  words: number;
  minutes: number;
}

export function lengthOf(text: Text): Length {
  const words = text.body.reduce(
    (sum, { prose }) => sum + (prose.match(/[\p{L}\d][\p{L}\d’-]*/gu)?.length ?? 0),
    0,
  );
  return { text, words, minutes: minutesToRead(words) };
}

/** Texts that are shorter or longer than readers of their kind expect. */
export function findLengths(texts: Text[]): string[] {
  return texts.flatMap((text) => {
    const limit = LIMITS[text.type];
    const { words } = lengthOf(text);
    if (!limit || (words >= limit.least && words <= limit.most)) return [];
    return [`${text.file}: ${words} words; between ${limit.least} and ${limit.most} are meant`];
  });
}
