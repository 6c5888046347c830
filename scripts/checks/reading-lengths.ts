import { LANGUAGES } from "../../src/i18n/languages.ts";
import { runAsCommand } from "../command.ts";
import { lengthOf } from "./documents/lengths.ts";
import { readTexts, type Text } from "./documents/texts.ts";

const COLUMN = 10;

function lineOf(document: string, versions: Text[]): string {
  const cells = LANGUAGES.map((language) => {
    const text = versions.find((version) => version.language === language);
    if (!text) return "–".padStart(COLUMN);
    const { words, minutes } = lengthOf(text);
    return `${words} (${minutes})`.padStart(COLUMN);
  });
  return `${cells.join("")}   ${document}`;
}

// How long every document is, in words and (minutes to read): npm run lengths
void runAsCommand("reading-lengths", async () => {
  const texts = readTexts();
  console.log(LANGUAGES.map((language) => language.padStart(COLUMN)).join(""));
  for (const document of new Set(texts.map((text) => text.document))) {
    console.log(
      lineOf(
        document,
        texts.filter((text) => text.document === document),
      ),
    );
  }
  console.log(
    `${LANGUAGES.map((language) => {
      const words = texts
        .filter((text) => text.language === language)
        .map((text) => lengthOf(text).words);
      return String(words.reduce((sum, count) => sum + count, 0)).padStart(COLUMN);
    }).join("")}   words in all`,
  );
});
