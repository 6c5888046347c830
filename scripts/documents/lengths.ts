import { minutesToRead } from "../../src/content/readingTime.ts";
import { readEntries, type Text } from "./texts.ts";

const LIMITS = "content-service/lengths.txt";

/** Words that a text of a type should have, in every language. */
interface Limit {
  least: number;
  most: number;
}

/** limitsOf(["blog 350 700"]).get("blog") => { least: 350, most: 700 } */
export function limitsOf(entries: string[]): Map<string, Limit> {
  return new Map(
    entries.map((entry) => {
      const [, type = "", least, most] = /^(\w+) (\d+) (\d+)$/.exec(entry) ?? [];
      if (type === "") throw new Error(`${LIMITS}: "${entry}" should look like "blog 350 700".`);
      return [type, { least: Number(least), most: Number(most) }];
    }),
  );
}

export const readLimits = (): Map<string, Limit> => limitsOf(readEntries(LIMITS));

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
export function findLengths(texts: Text[], limits: Map<string, Limit>): string[] {
  return texts.flatMap((text) => {
    const limit = limits.get(text.type);
    const { words } = lengthOf(text);
    if (!limit || (words >= limit.least && words <= limit.most)) return [];
    return [`${text.file}: ${words} words; ${LIMITS} asks for ${limit.least} to ${limit.most}`];
  });
}

/** One line, however many there are: how long a text should be is for its editor to say. */
export function remarkOnLengths(texts: Text[], limits: Map<string, Limit>): string[] {
  const [first, ...others] = findLengths(texts, limits);
  if (first === undefined) return [];
  return [others.length === 0 ? first : `${first} (and ${others.length} more: npm run lengths)`];
}
