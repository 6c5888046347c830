import { BREAKPOINTS } from "../design-tokens/primitives/breakpoints.ts";
import { LANGUAGES, type Language } from "../src/i18n/languages.ts";

export const VIEWPORT_HEIGHT = 900;

interface Mode {
  language: Language;
  viewport: number;
}

/**
 * Every language at every width, the one table for pictures of stories: Chromatic and our own
 * visual tests read it alike. MODES["de-320"] => { language: "de", viewport: 320 }
 */
export const MODES: Record<string, Mode> = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    BREAKPOINTS.map((viewport) => [`${language}-${viewport}`, { language, viewport }]),
  ),
);

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
