import { afterEach, expect } from "vitest";
import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    findHtmlProblems(html: string): Promise<string[]>;
  }
}

// What Storybook itself keeps next to the story: its messages, and places for stories not shown.
const OF_THE_BOOK = '[class^="sb-"], [id^="storybook-"], script, style';

/** The story as it stands after its play, with the dialogs that it has opened next to it. */
function storyHtml(): string {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) return "";
  for (const ofTheBook of body.querySelectorAll(OF_THE_BOOK)) ofTheBook.remove();
  return body.innerHTML.trim();
}

afterEach(async () => {
  expect(await commands.findHtmlProblems(storyHtml()), "HTML of the story").toEqual([]);
});
