import { wordsOf } from "../../content-service/src/documents/lengths.ts";
import { readProse, type Text } from "../../content-service/src/documents/prose.ts";
import { minutesToRead } from "../../src/documents/readingTime.ts";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { runAsCommand } from "../command.ts";

const COLUMN = 10;

/** One cell for the texts of each language, and what they are. */
function say(texts: Text[], cellOf: (texts: Text[], language: string) => string, what = ""): void {
  const cells = WRITTEN_LANGUAGES.map((language) => {
    const own = texts.filter((text) => text.language === language);
    return (own.length > 0 ? cellOf(own, language) : "–").padStart(COLUMN);
  });
  console.log(`${cells.join("")}   ${what}`.trimEnd());
}

const sumOf = (texts: Text[]): number => texts.reduce((sum, { body }) => sum + wordsOf(body), 0);

// How long every document is, in words and (minutes to read): npm run lengths
void runAsCommand("reading-lengths", async () => {
  const all = readProse(WRITTEN_LANGUAGES);
  say(all, (_, language) => language);
  for (const document of new Set(all.map((text) => text.document))) {
    const texts = all.filter((text) => text.document === document);
    say(texts, (own) => `${sumOf(own)} (${minutesToRead(sumOf(own))})`, document);
  }
  say(all, (own) => `${sumOf(own)}`, "words in all");
});
