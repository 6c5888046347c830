import type { Page } from "@playwright/test";
import { widthOfViewport } from "../../.storybook/modes.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { STORYBOOK_URL } from "./addresses.ts";
import { settle } from "./settle.ts";

/** The parts of Storybook's preview that we use. */
interface Preview {
  ready(): Promise<void>;
  loadStory(story: { storyId: string }): Promise<{
    storyGlobals: Record<string, unknown>;
    parameters: Record<string, unknown>;
  }>;
}

interface StoryOptions {
  width: number | undefined;
  /** What the story sets of the toolbar's choices; undefined for any. */
  language: string | undefined;
  theme: string | undefined;
  isMoving: boolean;
}

interface StoryEvent {
  storyId: string;
  message: string;
}

interface Channel {
  on(event: string, listener: (event: StoryEvent) => void): void;
  off(event: string, listener: (event: StoryEvent) => void): void;
  emit(event: string, data: object): void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

const TIMEOUT_IN_MS = 20_000;

/** Opens Storybook's preview without a story. */
export async function openStorybook(page: Page, language: Language): Promise<void> {
  await page.goto(`${STORYBOOK_URL}/iframe.html?viewMode=story&globals=language:${language}`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready !== undefined);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
}

/** What a story sets of its width, language and theme, and whether it moves. */
export async function storyOptions(page: Page, id: string): Promise<StoryOptions> {
  const { globals, isMoving } = await page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return { globals: story.storyGlobals, isMoving: story.parameters.motion === "allowed" };
  }, id);
  const nameOf = (key: string): string | undefined =>
    typeof globals[key] === "string" ? globals[key] : undefined;
  return {
    width: widthOfViewport(globals),
    language: nameOf("language"),
    theme: nameOf("theme"),
    isMoving,
  };
}

/**
 * Plays a story to its end and returns the error of its `play` function, if any. The page stays the
 * same, which is ten times as fast as loading Storybook for every story; leftovers of the previous
 * story are removed first.
 */
export async function showStory(page: Page, id: string): Promise<string | undefined> {
  const fault = await page.evaluate(
    ({ id, timeout }) =>
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
        const onError = ({ message }: StoryEvent) => {
          fault = message;
        };
        const end = ({ storyId }: StoryEvent) => {
          if (storyId !== id) return;
          channel.off("storyFinished", end);
          channel.off("playFunctionThrewException", onError);
          done(fault);
        };
        channel.on("playFunctionThrewException", onError);
        channel.on("storyFinished", end);
        setTimeout(() => fail(new Error(`The story ${id} does not finish.`)), timeout);
        channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      }),
    { id, timeout: TIMEOUT_IN_MS },
  );
  await page.evaluate(settle);
  return fault;
}
