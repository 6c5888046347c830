import { expect } from "vitest";
import { commands } from "vitest/browser";
import { EVENING_ROLES } from "../../design-tokens/evening.ts";
import { ROLES } from "../../design-tokens/semantic.ts";
import { findUnlistedPairs } from "./drawnPairs.ts";
import { findEqualStates } from "./statesDiffer.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    findHtmlProblems(html: string): Promise<string[]>;
  }
}

// Storybook's own elements next to the story.
const OF_THE_BOOK = '[class^="sb-"], [id^="storybook-"], script, style';

/** The HTML of the story after its play function, with open dialogs. */
function storyHtml(): string {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) return "";
  for (const ofTheBook of body.querySelectorAll(OF_THE_BOOK)) ofTheBook.remove();
  return body.innerHTML.trim();
}

// Called by .storybook/preview.tsx. An afterEach() here would be of the first file only: this module is
// evaluated once for all files of a page.
window.checkStory = async () => {
  expect(await commands.findHtmlProblems(storyHtml()), "HTML of the story").toEqual([]);
  expect(findEqualStates(document.body), "States that look as at rest").toEqual([]);
  const { theme = "day" } = document.documentElement.dataset;
  if (theme === "wireframe") return;
  const roles = theme === "evening" ? EVENING_ROLES : ROLES;
  expect(
    findUnlistedPairs(document.body, roles),
    "Colours on each other that design-tokens/pairs.ts does not list",
  ).toEqual([]);
};
