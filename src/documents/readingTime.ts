import { plainText } from "./plainText.ts";
import type { RichText } from "./types.ts";

/** Between the slow and the quick readers of our languages. */
const WORDS_READ_IN_A_MINUTE = 220;

/** In whole minutes, one at least. */
export const minutesToRead = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_READ_IN_A_MINUTE));

/** `more` are texts beside the content. */
export function readingTime(content: RichText, more: readonly string[] = []): number {
  return minutesToRead([plainText(content), ...more].join(" ").split(/\s+/).length);
}
