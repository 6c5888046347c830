import type { LanguageSearch } from "../language.ts";

export const search: LanguageSearch = {
  endings: [
    [/(?<=.{4})(?:ern|em)$/, ""],
    [/(?<=.{3})(?:en|er|es|e)$/, ""],
    [/(?<=.{3}[elr])n$/, ""],
    [/(?<=.{3}[^s])s$/, ""],
  ],
  common:
    "als am an auf aus bei bis das dem den der des die ein eine einen einer für im in ist mit oder sich und vom von zu zum zur",
  letters: "ß:ss",
  typedAs: [
    [/([ao])e/g, "$1"],
    // No umlaut after a vowel or a q: "Mauer", "neue", "Quelle".
    [/(?<![aeiouq])ue/g, "u"],
  ],
};
