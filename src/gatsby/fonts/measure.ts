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

interface Tables {
  view: DataView;
  start(name: string): number;
}

// https://learn.microsoft.com/en-us/typography/opentype/spec/otff
function readTables(font: Buffer): Tables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const starts = new Map<string, number>();
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    starts.set(font.toString("latin1", record, record + 4), view.getUint32(record + 8));
  }
  const start = (name: string): number => {
    const found = starts.get(name);
    if (found === undefined) throw new Error(`The font has no table "${name}".`);
    return found;
  };
  return { view, start };
}

const SEGMENTS = 4;

/** The number of each letter's drawing; only letters of the first 65,536 are looked at. */
function readGlyphs({ view, start }: Tables): Map<number, number> {
  const glyphs = new Map<number, number>();
  const cmap = start("cmap");
  for (let record = cmap + 4; record < cmap + 4 + 8 * view.getUint16(cmap + 2); record += 8) {
    const table = cmap + view.getUint32(record + 4);
    if (view.getUint16(table) !== SEGMENTS) continue;
    const size = view.getUint16(table + 6);
    for (let at = table + 14; at < table + 14 + size; at += 2) {
      const [first, last] = [view.getUint16(at + 2 + size), view.getUint16(at)];
      const shift = view.getUint16(at + 2 + 2 * size);
      const place = at + 2 + 3 * size;
      const offset = view.getUint16(place);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const glyph = offset === 0 ? code : view.getUint16(place + offset + 2 * (code - first));
        if (glyph !== 0) glyphs.set(code, (glyph + shift) & 0xffff);
      }
    }
  }
  return glyphs;
}

/** The letters that a font (TrueType) can draw. */
export function lettersOf(font: Buffer): string[] {
  return [...readGlyphs(readTables(font)).keys()].map((code) => String.fromCharCode(code));
}

export function measure(font: Buffer): Measures {
  const tables = readTables(font);
  const { view, start } = tables;
  const glyphs = readGlyphs(tables);
  const [hhea, hmtx] = [start("hhea"), start("hmtx")];
  const lastAdvance = view.getUint16(hhea + 34) - 1;
  const em = view.getUint16(start("head") + 18);
  const advances = Array.from(SAMPLE, (letter) => {
    const glyph = glyphs.get(letter.charCodeAt(0)) ?? 0;
    return view.getUint16(hmtx + 4 * Math.min(glyph, lastAdvance));
  });
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    advance: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / em,
  };
}
