import type { Page } from "@playwright/test";
import { widthOfViewport } from "../../.storybook/modes.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { BOOK_URL } from "./addresses.ts";
import { settle } from "./settle.ts";

/** What we use of the book's own code in its page. */
interface Preview {
  ready(): Promise<void>;
  loadStory(story: { storyId: string }): Promise<{
    storyGlobals: Record<string, unknown>;
    parameters: Record<string, unknown>;
  }>;
}

interface Wishes {
  width: number | undefined;
  isMoving: boolean;
}

interface Said {
  storyId: string;
  message: string;
}

interface Channel {
  on(event: string, hear: (said: Said) => void): void;
  off(event: string, hear: (said: Said) => void): void;
  emit(event: string, said: object): void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

const PATIENCE = 20_000;

/** The page in which stories play, without any story yet. */
export async function openBook(page: Page, language: Language): Promise<void> {
  await page.goto(`${BOOK_URL}/iframe.html?viewMode=story&globals=language:${language}`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready !== undefined);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
}

/** How wide a story wants to be shown, undefined where it does not mind, and whether it moves. */
export async function wishesOf(page: Page, id: string): Promise<Wishes> {
  const { globals, isMoving } = await page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return { globals: story.storyGlobals, isMoving: story.parameters.motion === "allowed" };
  }, id);
  return { width: widthOfViewport(globals), isMoving };
}

/**
 * Plays a story to its end and answers what it stumbled over, if anything. The page stays the same,
 * which is ten times as fast as loading the book for every story; what a story leaves behind in it is
 * put in order first.
 */
export async function showStory(page: Page, id: string): Promise<string | undefined> {
  const fault = await page.evaluate(
    ({ id, patience }) =>
      new Promise<string | undefined>((done, fail) => {
        localStorage.clear();
        sessionStorage.clear();
        window.scrollTo(0, 0);
        const address = new URL(location.href);
        for (const key of [...address.searchParams.keys()]) {
          if (!["id", "viewMode", "globals"].includes(key)) address.searchParams.delete(key);
        }
        address.hash = "";
        history.replaceState({}, "", address);
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        let fault: string | undefined;
        const stumble = ({ message }: Said) => {
          fault = message;
        };
        const end = ({ storyId }: Said) => {
          if (storyId !== id) return;
          channel.off("storyFinished", end);
          channel.off("playFunctionThrewException", stumble);
          done(fault);
        };
        channel.on("playFunctionThrewException", stumble);
        channel.on("storyFinished", end);
        setTimeout(() => fail(new Error(`The story ${id} does not come to its end.`)), patience);
        channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      }),
    { id, patience: PATIENCE },
  );
  await page.evaluate(settle);
  return fault;
}
