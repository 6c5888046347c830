import { fault, inLines, type Prose } from "../../../content-service/src/documents/prose.ts";
import { toCyrillic, toLatin } from "../../../src/i18n/languages/sr-cyrl/transliterate.ts";
import type { Language } from "../../../src/i18n/languages.ts";

/** Serbian that another reading of its Cyrillic letters would not give again, letter by letter. */
export const findLostLetters = (texts: Prose<Language>[]): string[] =>
  inLines(
    texts.filter(({ language }) => language === "sr"),
    (line, text) => {
      const again = toLatin(toCyrillic(line.prose));
      if (again === line.prose) return [];
      const at = [...again].findIndex((letter, index) => letter !== [...line.prose][index]);
      const part = line.prose.slice(Math.max(0, at - 12), at + 18).trim();
      const cure = "write what stays Latin into src/i18n/languages/sr-cyrl/latinExceptions.ts";
      return [fault(text, line, `Cyrillic letters lose something near "${part}": ${cure}`)];
    },
  );
