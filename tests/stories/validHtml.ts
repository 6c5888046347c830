import { afterEach, expect } from "vitest";
import { commands } from "vitest/browser";

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

afterEach(async () => {
  expect(await commands.findHtmlProblems(storyHtml()), "HTML of the story").toEqual([]);
});
