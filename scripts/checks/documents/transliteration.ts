import { fault, inLines, type Prose } from "../../../content-service/src/documents/prose.ts";
import { toCyrillic, toLatin } from "../../../src/i18n/languages/sr-cyrl/transliterate.ts";
import type { Language } from "../../../src/i18n/languages.ts";

/** Serbian text that changes when it is transliterated to Cyrillic and back. */
export const findLossyTransliteration = (texts: Prose<Language>[]): string[] =>
  inLines(
    texts.filter(({ language }) => language === "sr"),
    (line, text) => {
      const roundTrip = toLatin(toCyrillic(line.prose));
      if (roundTrip === line.prose) return [];
      const at = [...roundTrip].findIndex((letter, index) => letter !== [...line.prose][index]);
      const part = line.prose.slice(Math.max(0, at - 12), at + 18).trim();
      const cure = "add what stays Latin to src/i18n/languages/sr-cyrl/latinExceptions.ts";
      return [
        fault(
          text,
          line,
          `changes when transliterated to Cyrillic and back, near "${part}": ${cure}`,
        ),
      ];
    },
  );
