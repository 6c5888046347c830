import { create } from "fontkitten";

/** What a line's height and length come from, in parts of the font's size. */
export interface Measures {
  ascent: number;
  descent: number;
  lineGap: number;
  /** How far a letter of a common text reaches, on average. */
  advance: number;
}

/** All measured fonts are compared by this text: the letters of our languages as often as they come. */
export const SAMPLE =
  "Where the Danube takes its time: vineyards, wetlands and fortress towns on both banks. " +
  "Wo sich die Donau Zeit nimmt: Weinberge, Auen und Festungen an beiden Ufern. " +
  "Gdje Dunav ima vremena: vinogradi, ritovi i gradovi na obje obale, od Baranje do Karlovaca.";

function open(file: Buffer) {
  const font = create(file);
  if (font.isCollection) throw new Error("Several fonts are in one file: take one of them.");
  return font;
}

/** The letters that a font can draw; only those of the first 65,536 are looked at. */
export const lettersOf = (file: Buffer): string[] =>
  open(file)
    .characterSet.filter((code) => code < 0xffff)
    .map((code) => String.fromCharCode(code));

export function measure(file: Buffer): Measures {
  const font = open(file);
  const em = font.unitsPerEm;
  const advances = Array.from(
    SAMPLE,
    (letter) => font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth,
  );
  return {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    advance: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / em,
  };
}
