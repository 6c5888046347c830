import { wordsOf } from "../../content-service/src/documents/lengths.ts";
import { readProse, type Text } from "../../content-service/src/documents/prose.ts";
import { minutesToRead } from "../../src/documents/readingTime.ts";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { runAsCommand } from "../command.ts";

const COLUMN = 10;

/** A row with one cell per language, and its label. */
function printRow(
  texts: Text[],
  cellOf: (texts: Text[], language: string) => string,
  what = "",
): void {
  const cells = WRITTEN_LANGUAGES.map((language) => {
    const own = texts.filter((text) => text.language === language);
    return (own.length > 0 ? cellOf(own, language) : "–").padStart(COLUMN);
  });
  console.log(`${cells.join("")}   ${what}`.trimEnd());
}

const sumOf = (texts: Text[]): number => texts.reduce((sum, { body }) => sum + wordsOf(body), 0);

// Prints the length of every document in words and (minutes to read): npm run content:stats
void runAsCommand("content-stats", async () => {
  const all = readProse(WRITTEN_LANGUAGES);
  printRow(all, (_, language) => language);
  for (const document of new Set(all.map((text) => text.document))) {
    const texts = all.filter((text) => text.document === document);
    printRow(texts, (own) => `${sumOf(own)} (${minutesToRead(sumOf(own))})`, document);
  }
  printRow(all, (own) => `${sumOf(own)}`, "words in all");
});
