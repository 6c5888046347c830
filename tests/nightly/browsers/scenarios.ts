import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, test as base, beforeAll, describe, expect, inject, type TestAPI } from "vitest";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LANGUAGES, type Language } from "../../../src/i18n/languages.ts";
import { type Translate, translator } from "../../../src/i18n/messages.ts";
import { connect, type Engine } from "./drivers.ts";
import { Page } from "./page.ts";
import { openProxy } from "./proxy.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The installed engines and the URLs of their drivers. */
    engines: Partial<Record<Engine, string>>;
    site: string;
  }
}

const SCREENSHOTS = ".build/reports/browsers";

/** Each test starts as a new visitor. */
const forget = async (): Promise<void> => {
  sessionStorage.clear();
  localStorage.clear();
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
};

async function saveScreenshot({ driver }: Page, title: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const file = `${SCREENSHOTS}/${title.replace(/[^a-z0-9]+/gi, "-")}.png`;
  writeFileSync(file, await driver.screenshot(), "base64");
}

interface Scene {
  /** Vitest's `test` with the page of the engine. */
  test: TestAPI<{ page: Page }>;
  language: Language;
  t: Translate;
}

/** Defines the scenarios for each installed engine and each language. */
export function inEveryBrowser(define: (scene: Scene) => void): void {
  addAllMessages();
  describe.each(Object.entries(inject("engines")))("%s", (engine, address) => {
    let page: Page;
    beforeAll(async () => {
      const proxy = await openProxy(inject("site"));
      page = new Page(await connect(engine as Engine, address), proxy);
    });
    afterAll(async () => {
      await page.driver.close();
      page.proxy.close();
    });
    const test = base.extend<{ page: Page }>({
      page: async ({ task, onTestFailed }, use) => {
        onTestFailed(() => saveScreenshot(page, task.fullName));
        await page.driver.regainFocus();
        await page.driver.resize(1280);
        await page.open("/robots.txt");
        await page.evaluate(forget);
        await use(page);
        expect(await page.takeErrors(), "what the browser complains of").toBe("");
      },
    });
    describe.each(LANGUAGES)("%s", (language) => {
      define({ test, language, t: translator(language) });
    });
  });
}
