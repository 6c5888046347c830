import type { Page } from "@playwright/test";
import { contrastOf, EVERY_PIXEL } from "./rules/contrast.ts";
import type { Finding } from "./rules/finding.ts";
import { screenshotBackground } from "./runRules.ts";

/** The contrast of text on the hero picture, at the worst pixel below it. */
export interface MeasuredContrast {
  part: string;
  contrast: number;
  needed: number;
}

/** Text directly on the picture needs more than WCAG AA; buttons have a background of their own. */
const PARTS = [
  { part: "title", selector: "h1", needed: 7 },
  { part: "lead", selector: "h1 ~ p", needed: 7 },
  { part: "buttons", selector: "h1 ~ div a", needed: 4.5 },
];

/** Measures the title of a page, its lead and its buttons. */
export async function measureHero(page: Page): Promise<MeasuredContrast[]> {
  const words = await page.evaluate(
    (parts) =>
      parts.map(({ selector, ...part }) => ({ ...part, painted: window.rules.wordsOf(selector) })),
    PARTS,
  );
  const boxes = words.flatMap(({ painted }) => painted.flatMap((one) => one.boxes));
  const end = Math.ceil(Math.max(1, ...boxes.map(({ bottom }) => bottom)));
  const background = await screenshotBackground(page, end);
  return words.map(({ part, needed, painted }) => {
    const reached = painted.map((one) => contrastOf(one, background, EVERY_PIXEL));
    return { part, needed, contrast: Math.min(...reached) };
  });
}

export const findLowHeroContrast = (reached: MeasuredContrast[]): Finding[] =>
  reached
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ part, contrast, needed }) => ({
      rule: "hero",
      where: part,
      what: `has a contrast of ${contrast.toFixed(2)} to 1 at its worst pixel and needs ${needed}`,
    }));
