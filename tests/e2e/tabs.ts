import type { BrowserContext, Page } from "@playwright/test";

const AT_ONCE = 4;

/** Looks at things side by side, each in a tab of its own: for what is mostly waiting. */
export async function inTabs<Thing>(
  context: BrowserContext,
  things: Thing[],
  look: (tab: Page, thing: Thing) => Promise<void>,
): Promise<void> {
  const left = [...things];
  const visitor = async (): Promise<void> => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) {
      const tab = await context.newPage();
      await look(tab, thing);
      await tab.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}
