import { create } from "fontkitten";

/** In parts of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The average advance width of a letter in SAMPLE. */
  advance: number;
}

/** All fonts are measured with this text, whose letters are as frequent as in our languages. */
export const SAMPLE =
  "Where the Danube takes its time: vineyards, wetlands and fortress towns on both banks. " +
  "Wo sich die Donau Zeit nimmt: Weinberge, Auen und Festungen an beiden Ufern. " +
  "Gdje Dunav ima vremena: vinogradi, ritovi i gradovi na obje obale, od Baranje do Karlovaca.";

function open(file: Buffer) {
  const font = create(file);
  if (font.isCollection) throw new Error("Several fonts are in one file: take one of them.");
  return font;
}

/** The characters of a font in the Basic Multilingual Plane. */
export const lettersOf = (file: Buffer): string[] =>
  open(file)
    .characterSet.filter((code) => code < 0xffff)
    .map((code) => String.fromCharCode(code));

export function readMetrics(file: Buffer): FontMetrics {
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
