import { BREAKPOINTS } from "../design-tokens/primitives/breakpoints.ts";
import { LANGUAGES, type Language } from "../src/i18n/languages.ts";

export const VIEWPORT_HEIGHT = 900;

interface Mode {
  language: Language;
  viewport: number;
}

/** Every language at every width, for the rules of the visual tests. MODES["de-320"] => { language: "de", viewport: 320 } */
export const MODES: Record<string, Mode> = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    BREAKPOINTS.map((viewport) => [`${language}-${viewport}`, { language, viewport }]),
  ),
);

export interface PicturedMode extends Mode {
  theme: "day" | "evening";
}

/** What Chromatic pictures, each for a purpose: one picture more a story and mode has its price. */
export const PICTURED_MODES: Record<string, PicturedMode> = {
  // The longest words on the narrowest screen.
  "de-320": { language: "de", viewport: 320, theme: "day" },
  // Where columns and navigation are tightest.
  "hr-768": { language: "hr", viewport: 768, theme: "day" },
  "en-1280": { language: "en", viewport: 1280, theme: "day" },
  "en-1280-evening": { language: "en", viewport: 1280, theme: "evening" },
  // The other script, on a page that no longer grows.
  "sr-Cyrl-1920": { language: "sr-cyrl", viewport: 1920, theme: "day" },
};

/** The same widths in the viewport menu, and for a story's `globals: { viewport: { value: "w320" } }`. */
export const VIEWPORTS = Object.fromEntries(
  BREAKPOINTS.map((width) => [
    `w${width}`,
    { name: `${width}`, styles: { width: `${width}px`, height: `${VIEWPORT_HEIGHT}px` } },
  ]),
);

/** widthOfViewport({ viewport: { value: "w320" } }) => 320; undefined for a story of any width. */
export function widthOfViewport({ viewport }: { viewport?: unknown }): number | undefined {
  const isNamed = typeof viewport === "object" && viewport && "value" in viewport;
  return isNamed ? Number(String(viewport.value).slice(1)) : undefined;
}
