import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { WRITING_TABLES } from "../../i18n/languages/writingTables.ts";

const KEYBOARD = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** Quotes, dashes and symbols of all languages. */
const SIGNS = "–—„“”‚‘’›‹«»…·×→←€°½\u00a0";

const ALPHABETS = Object.values(WRITING_TABLES).map(({ alphabet }) => alphabet);

const SOURCES = ["locales", "content-service/documents"];

function readTexts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(json|md|yaml)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/**
 * Every character of the alphabets, messages and documents, sorted. Other characters of another content service
 * are shown in a font of the visitor.
 */
export function readLetters(): string {
  const texts = SOURCES.flatMap((folder) => readTexts(resolve(folder)));
  const used = [KEYBOARD, SIGNS, ...ALPHABETS, ...texts].join("");
  return [...new Set(used)]
    .filter((letter) => letter >= " ")
    .sort()
    .join("");
}
