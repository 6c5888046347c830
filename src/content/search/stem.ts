import type { Language } from "../../i18n/languages.ts";
import { fold } from "./fold.ts";

/** What an ending becomes; the look-behind says how many letters must be left before it. */
type Rule = [ending: RegExp, becomes: string];

// The cases of nouns and adjectives: "vinogradima", "kopačkog". Only the shortest endings may leave
// three letters ("vino", "vina", "Novog"); "-ima" and "-ov" would leave too little of a name.
const CROATIAN_AND_SERBIAN: Rule[] = [
  [/(?<=.{4})(?:ama|ima|oga|ega|omu|emu)$/, ""],
  [/(?<=.{3})(?:og|eg|om|em|oj|ih|im)$/, ""],
  [/(?<=.{3})[aeiou]$/, ""],
  [/(?<=.{4})[oe]v$/, ""],
  // "dvorac", "dvorca"
  [/(?<=.{2}[^aeiou])ac$/, "c"],
  // "rijeka", "rijeci"; "vojnik", "vojnici"
  [/(?<=.{3})c$/, "k"],
];

const GERMAN: Rule[] = [
  [/(?<=.{4})(?:ern|em)$/, ""],
  [/(?<=.{3})(?:en|er|es|e)$/, ""],
  [/(?<=.{3}[elr])n$/, ""],
  [/(?<=.{3}[^s])s$/, ""],
];

const ENGLISH: Rule[] = [
  [/(?<=.{2})ies$/, "y"],
  [/(?<=ch|sh|ss|x|z)es$/, ""],
  [/(?<=.{2}[^suix])s$/, ""],
  [/(?<=^.*[aeiouy].*)(?<=.{3})(?:ing|ed)$/, ""],
  [/(?<=.{3})e$/, ""],
  // "swimming" => "swim"
  [/(?<=.{2}([bdgmnprt]))\1$/, ""],
];

const RULES: Record<Language, Rule[]> = {
  hr: CROATIAN_AND_SERBIAN,
  en: ENGLISH,
  de: GERMAN,
  sr: CROATIAN_AND_SERBIAN,
};

/**
 * What the forms of a word share, of a folded word: stem("vinogradima", "hr") => "vinograd". Rules
 * are applied until none fits, so that a stem is its own stem: "problem" and "problemi" meet.
 */
export function stem(word: string, language: Language): string {
  let shorter = word;
  for (let before = ""; before !== shorter; ) {
    before = shorter;
    const rule = RULES[language].find(([ending]) => ending.test(before));
    if (rule) shorter = before.replace(...rule);
  }
  return shorter;
}

/** What is compared of a word as it is written: termOf("Vinogradima", "hr") => "vinograd" */
export const termOf = (word: string, language: Language): string => stem(fold(word), language);
