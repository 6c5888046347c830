/** Serbian is read in Latin script here, but typed in both. */
const CYRILLIC: Record<string, string> = Object.fromEntries(
  "а:a б:b в:v г:g д:d ђ:d е:e ж:z з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u ф:f х:h ц:c ч:c џ:dz ш:s"
    .split(" ")
    .map((pair) => pair.split(":")),
);

/** No word that anybody looks for is longer; of what is, the rest is not read. */
const LONGEST_WORD = 60;

/**
 * A word as it is compared: without case, and without the marks that a keyboard may lack. All
 * spellings end up alike: "Đakovo", "Djakovo", "dakovo", "Ђаково" => "dakovo"; "Häuser",
 * "haeuser", "hauser" => "hauser".
 */
export function fold(word: string): string {
  return (
    word
      .slice(0, LONGEST_WORD)
      .toLowerCase()
      .replace(/[а-џ]/g, (letter) => CYRILLIC[letter] ?? letter)
      .normalize("NFD")
      .replace(/[\p{M}\u00ad]/gu, "")
      .replaceAll("đ", "d")
      .replaceAll("ß", "ss")
      .replaceAll("dj", "d")
      .replace(/([ao])e/g, "$1")
      // No umlaut after a vowel or a q: "Mauer", "neue", "Quelle".
      .replace(/(?<![aeiouq])ue/g, "u")
  );
}

export interface Word {
  text: string;
  /** Where it begins in the text. */
  start: number;
}

/** wordsIn("Ilok, u podne") => "Ilok" at 0, "u" at 6, "podne" at 8 */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad]*/gu), (match) => ({
    text: match[0],
    start: match.index,
  }));
}
