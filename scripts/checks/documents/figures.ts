import { readFileSync } from "node:fs";
import { PLACEHOLDER } from "../../../content-service/figures/fill.ts";
import { faultLine } from "../../../content-service/src/documents/fault.ts";

const DISTANCE = /\d[\d.,]*[\s\u00a0](?:km\b|(?:kilomet|Kilomet)\p{L}*)/u;

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
