import type { Language } from "../../i18n/languages.ts";
import { fold } from "./fold.ts";

/** Words that say nothing of what is looked for: every text has them. */
const COMMON: Record<Language, string> = {
  hr: "a ali da do i ili iz je k ka kako kod koja koje koji li na ne nego od po pri s sa su što te u uz za",
  en: "a an and are as at by for from in into is it of on or that the this to was with",
  de: "als am an auf aus bei bis das dem den der des die ein eine einen einer für im in ist mit oder sich und vom von zu zum zur",
  sr: "a ali da do i ili iz je k ka kako kod koja koje koji li na ne nego od po pri s sa su šta što te u uz za",
};

const FOLDED = new Map<Language, Set<string>>();

export function isCommon(folded: string, language: Language): boolean {
  const words = FOLDED.get(language) ?? new Set(COMMON[language].split(" ").map(fold));
  FOLDED.set(language, words);
  return words.has(folded);
}
