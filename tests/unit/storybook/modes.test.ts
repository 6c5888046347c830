import { expect, test } from "vitest";
import { MODES, VIEWPORTS } from "../../../.storybook/modes.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";

test("pictures every story in all languages at all five widths", () => {
  expect(Object.keys(MODES)).toHaveLength(5 * LANGUAGES.length);
  for (const language of LANGUAGES) {
    for (const viewport of [320, 768, 800, 1280, 1920]) {
      expect(MODES[`${language}-${viewport}`]).toEqual({ language, viewport });
    }
  }
});

test("offers the same widths in the viewport menu", () => {
  const widths = Object.values(VIEWPORTS).map(({ styles }) => Number.parseInt(styles.width, 10));
  expect(widths).toEqual([...new Set(Object.values(MODES).map(({ viewport }) => viewport))]);
});
