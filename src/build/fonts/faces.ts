import { guestName, STAND_INS, standInName } from "../../../design-tokens/primitives/type.ts";
import type { FontMetrics } from "./fontMetrics.ts";
import type { FontFile, SiteFont } from "./makeFonts.ts";

type FallbackFont = (typeof STAND_INS)[keyof typeof STAND_INS][number];

interface LocalFont {
  /** The font itself and others with the same metrics. */
  names: string[];
  /** Measured like ours, on Gelasio, Liberation Serif or Liberation Sans instead of the original. */
  advance: number;
}

export const LOCAL_FONTS: Record<FallbackFont, LocalFont> = {
  Georgia: { names: ["Georgia", "Gelasio"], advance: 0.4553 },
  "Times New Roman": { names: ["Times New Roman", "Times", "Liberation Serif"], advance: 0.4164 },
  "Noto Serif": { names: ["Noto Serif"], advance: 0.4923 },
  Arial: { names: ["Arial", "Helvetica", "Liberation Sans"], advance: 0.4575 },
  Roboto: { names: ["Roboto"], advance: 0.4517 },
  "DejaVu Sans": { names: ["DejaVu Sans"], advance: 0.5199 },
};

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Fallback metrics (size-adjust): they give a local font the line length and height of ours. */
export function adjust(
  { ascent, descent, lineGap, advance }: FontMetrics,
  local: { advance: number },
) {
  const size = advance / local.advance;
  return {
    "size-adjust": percent(size),
    "ascent-override": percent(ascent / size),
    "descent-override": percent(descent / size),
    "line-gap-override": percent(lineGap / size),
  };
}

const face = (rules: Record<string, string>): string =>
  `@font-face{${Object.entries(rules)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

const codes = (letters: string[]): string =>
  letters.map((letter) => `U+${letter.charCodeAt(0).toString(16)}`).join();

/** Whether a page in that alphabet needs the font file. */
const isFor = ({ guest, letters }: FontFile, alphabet: string): boolean =>
  !guest || letters.some((letter) => alphabet.includes(letter));

function ownFaces({ family, weights, files }: SiteFont, folder: string, alphabet: string) {
  const known = files.filter((file) => isFor(file, alphabet));
  return known.map(({ name, letters, guest }: FontFile, index) => {
    const before = new Set(
      files.slice(0, index).flatMap((file) => (file.guest ? [] : file.letters)),
    );
    return face({
      // A family of its own: otherwise italic Latin text would be looked up in it only.
      "font-family": guest ? `"${guestName(family)}"` : family,
      src: `url(${folder}${name}) format("woff2")`,
      "font-weight": weights,
      "font-display": "swap",
      ...(guest?.isItalic && { "font-style": "italic" }),
      ...(guest && { "size-adjust": percent(guest.size) }),
      // Browsers load further files only for a page with their letters.
      ...(index > 0 && { "unicode-range": codes(letters.filter((one) => !before.has(one))) }),
    });
  });
}

const fallbackFaces = ({ role, family, measures }: SiteFont): string[] =>
  STAND_INS[role].map((font) => {
    const local = LOCAL_FONTS[font];
    return face({
      "font-family": `"${standInName(family, font)}"`,
      src: local.names.map((name) => `local("${name}")`).join(),
      ...adjust(measures, local),
    });
  });

/** The faces that a page in that alphabet needs as CSS, their files below `folder`: "/fonts/". */
export const fontFaces = (fonts: SiteFont[], folder: string, alphabet: string): string =>
  fonts.flatMap((font) => [...ownFaces(font, folder, alphabet), ...fallbackFaces(font)]).join("");
