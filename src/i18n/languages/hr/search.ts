import type { LanguageSearch } from "../language.ts";

export const search: LanguageSearch = {
  // The cases of nouns and adjectives: "vinogradima", "kopačkog". Only the shortest endings may leave
  // three letters ("vino", "vina", "Novog"); "-ima" and "-ov" would leave too little of a name.
  endings: [
    [/(?<=.{4})(?:ama|ima|oga|ega|omu|emu)$/, ""],
    [/(?<=.{3})(?:og|eg|om|em|oj|ih|im)$/, ""],
    [/(?<=.{3})[aeiou]$/, ""],
    [/(?<=.{4})[oe]v$/, ""],
    // "dvorac", "dvorca"
    [/(?<=.{2}[^aeiou])ac$/, "c"],
    // "rijeka", "rijeci"; "vojnik", "vojnici"
    [/(?<=.{3})c$/, "k"],
  ],
  common:
    "a ali da do i ili iz je k ka kako kod koja koje koji li na ne nego od po pri s sa su što te u uz za",
  letters: "đ:d",
  typedAs: [[/dj/g, "d"]],
};
