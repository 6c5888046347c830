import type { BrowserContext, Page } from "@playwright/test";

const AT_ONCE = 4;

/** Runs checks in parallel, each in its own tab: for checks that mostly wait. */
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
