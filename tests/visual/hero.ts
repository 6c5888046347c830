import type { Page } from "@playwright/test";
import { groundOf } from "./look.ts";
import { contrastOf, EVERY_PIXEL } from "./rules/contrast.ts";
import type { Finding } from "./rules/finding.ts";

/** What the words on the picture at the head of a page come to, at the worst pixel below them. */
export interface Reached {
  part: string;
  contrast: number;
  needed: number;
}

/** What the picture alone is below wants more than the law does; what is pressed brings a ground along. */
const PARTS = [
  { part: "title", selector: "h1", needed: 7 },
  { part: "lead", selector: "h1 ~ p", needed: 7 },
  { part: "buttons", selector: "h1 ~ div a", needed: 4.5 },
];

/** Measures the first title of a page, what is said below it and what is to be pressed there. */
export async function measureHero(page: Page): Promise<Reached[]> {
  const words = await page.evaluate(
    (parts) =>
      parts.map(({ selector, ...part }) => ({ ...part, painted: window.rules.wordsOf(selector) })),
    PARTS,
  );
  const boxes = words.flatMap(({ painted }) => painted.flatMap((one) => one.boxes));
  const end = Math.ceil(Math.max(1, ...boxes.map(({ bottom }) => bottom)));
  const ground = await groundOf(page, end);
  return words.map(({ part, needed, painted }) => {
    const reached = painted.map((one) => contrastOf(one, ground, EVERY_PIXEL));
    return { part, needed, contrast: Math.min(...reached) };
  });
}

export const findFaintHero = (reached: Reached[]): Finding[] =>
  reached
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ part, contrast, needed }) => ({
      rule: "hero",
      where: part,
      what: `has a contrast of ${contrast.toFixed(2)} to 1 at its worst pixel and needs ${needed}`,
    }));
