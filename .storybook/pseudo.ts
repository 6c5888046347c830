const ACCENTED: Record<string, string> = {
  a: "á",
  c: "ç",
  e: "ê",
  g: "ĝ",
  i: "î",
  l: "ļ",
  n: "ñ",
  o: "ö",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "û",
  y: "ý",
  z: "ž",
};

const VOWEL = /[aeiouy]/i;

// Placeholders and tags stay as they are: {{count}}, <strong>.
const KEPT = /(\{\{.*?\}\}|<.*?>)/;

/**
 * Pseudo-localised English: accents show letters that a font lacks, doubled vowels make words about
 * 40 % longer, brackets show where a text is cut off or concatenated.
 *
 * pseudo("Skip to {{place}}") => "[Škîîp ţöö {{place}}]"
 */
export function pseudo(text: string): string {
  const parts = text.split(KEPT).map((part, index) => (index % 2 === 1 ? part : disguise(part)));
  return `[${parts.join("")}]`;
}

function disguise(text: string): string {
  return Array.from(text, (letter) => {
    const accented = accent(letter);
    return VOWEL.test(letter) ? accented + accented.toLowerCase() : accented;
  }).join("");
}

function accent(letter: string): string {
  const lower = letter.toLowerCase();
  const accented = ACCENTED[lower] ?? lower;
  return letter === lower ? accented : accented.toUpperCase();
}
