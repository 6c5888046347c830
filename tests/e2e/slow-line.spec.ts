import { expect, routePath, test, untilHydrated, watchShifts } from "./site.ts";

const PARTS = {
  "the first link": "</a>",
  "the opener of the menu": "</summary>",
  "the first name in the navigation": "</li>",
  "the navigation": "</nav>",
  "the search": "</details>",
};

for (const [name, end] of Object.entries(PARTS)) {
  test(`lets nothing jump when the line stands still after ${name}`, async ({
    page,
    language,
    way,
  }) => {
    const path = routePath("contact", language);
    way.hesitate(path, end);
    const moved = await watchShifts(page);
    await page.goto(way.url + path);
    await untilHydrated(page);
    expect(await moved()).toBeLessThan(0.001);
  });
}
