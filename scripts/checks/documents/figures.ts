import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { PLACEHOLDER } from "../../../content-service/figures/fill.ts";
import { STOPS, type Stop } from "../../../content-service/figures/stops.ts";
import { faultLine } from "../../../content-service/src/documents/fault.ts";

const DISTANCE = /\d[\d.,]*[\s\u00a0](?:km\b|kilomet\p{L}*)/iu;

/** Also times, hours and prices, in the rows of facts, where all of them are of places. */
const FACT = /^ {2}- \{ kind: /;
const FIGURE =
  /\d[\s\u00a0](?:km|h|min\p{L}*|Minuten?|Stunden?|hours?|sat[ai]?|€|RSD)(?!\p{L})|€\d|\d:\d\d/u;

/** Figures that documents write themselves instead of taking them from the tables. */
export const findWrittenFigures = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((text, index) => {
        const found = (FACT.test(text) ? FIGURE : DISTANCE).exec(text.replace(PLACEHOLDER, ""));
        if (!found) return [];
        const message = `"${found[0]}" is written here: take it from content-service/figures/ ("{{km osijek to aljmas by bicycle}}"), so that it is the same everywhere.`;
        return [faultLine({ file, line: index + 1, message })];
      }),
  );

// "two" to "ten" in the languages whose words are known, from 2 on; other words are not compared.
const NUMBERS = [
  "two zwei dva dvije",
  "three drei tri",
  "four vier četiri",
  "five fünf pet",
  "six sechs šest",
  "seven sieben sedam",
  "eight acht osam",
  "nine neun devet",
  "ten zehn deset",
].map((words) => words.split(" "));

const KILOMETRES = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d+(?:[.,]\\d+)?|${NUMBERS.flat().join("|")})[\\s\\u00a0](?:km\\b|kilomet\\p{L}*)`,
  "giu",
);

/** "four kilometres, 5.5 km" => [4, 5.5] */
const kilometresIn = (text: string): number[] =>
  [...text.matchAll(KILOMETRES)].map(([, written = ""]) => {
    const word = NUMBERS.findIndex((words) => words.includes(written.toLowerCase()));
    return word >= 0 ? word + 2 : Number(written.replace(",", "."));
  });

/** Each language has the papers that its own readers need. */
const OF_ITS_READERS = /^papers /;

/** Placeholders and kilometres of a text, in digits or in words, in an order of their own. */
const figuresIn = (text: string): string[] =>
  [
    ...[...text.matchAll(PLACEHOLDER)].flatMap(([, name = ""]) =>
      OF_ITS_READERS.test(name) ? [] : [`"{{${name}}}"`],
    ),
    ...kilometresIn(text.replace(PLACEHOLDER, "")).map((km) => `${km} km`),
  ].sort();

const without = (some: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return some.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

/** Figures that a document has in one language and not in another, or more often. */
export function findOtherFigures(files: readonly string[]): string[] {
  const texts = files.filter((file) => file.endsWith(".md"));
  return [...new Set(texts.map(dirname))].flatMap((folder) => {
    const [first, ...others] = texts.filter((file) => dirname(file) === folder);
    if (first === undefined) return [];
    const expected = figuresIn(readFileSync(first, "utf8"));
    return others.flatMap((file) => {
      const found = figuresIn(readFileSync(file, "utf8"));
      const [more, fewer] = [without(found, expected), without(expected, found)];
      if (more.length === 0 && fewer.length === 0) return [];
      const message = `this has ${more.join(", ") || "nothing more"}, and ${first} has ${fewer.join(", ") || "nothing more"}. Give both the same figures.`;
      return [faultLine({ file, line: 1, message })];
    });
  });
}

const ROW = /^ {2}- \{ kind: (train|bus|tram), .*\blink: "?([^"\s}]+)/;
const TABLE = "content-service/figures/stops.ts";

/** Where the rows of a destination's facts and the table of what stops there disagree. */
export const findOtherStops = (
  files: readonly string[],
  stops: readonly Stop[] = STOPS,
): string[] =>
  files.flatMap((file) => {
    const [, destination] = /\/destination\/([^/]+)\/[^/]+\.md$/.exec(file) ?? [];
    if (destination === undefined) return [];
    const expected = stops.filter((stop) => stop.destination === destination && stop.by !== "tram");
    const rows = readFileSync(file, "utf8")
      .split("\n")
      .flatMap((text, index) => {
        const [, by, link] = ROW.exec(text) ?? [];
        return by === undefined ? [] : [{ by, link, line: index + 1 }];
      });
    const unknown = rows.flatMap(({ by, link, line }) => {
      const stop = expected.find((one) => one.by === by);
      if (stop?.source === link) return [];
      const message = stop
        ? `this row has ${link}, and ${TABLE} has ${stop.source} for the ${by} of ${destination}. Write the same in both.`
        : `${TABLE} has no ${by} of ${destination}. Add it there, with a source, or remove the row.`;
      return [faultLine({ file, line, message })];
    });
    const forgotten = expected
      .filter(({ by }) => rows.every((row) => row.by !== by))
      .map(({ by }) =>
        faultLine({
          file,
          line: 1,
          message: `${TABLE} has a ${by} of ${destination}, and no row of facts says so. Add the row, or remove it from the table.`,
        }),
      );
    return [...unknown, ...forgotten];
  });
