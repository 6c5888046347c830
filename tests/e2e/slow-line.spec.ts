import { expect, routePath, test, untilAlive, watchShifts } from "./site.ts";
import { openWay } from "./wayThrough.ts";

/** Where the line stands still while the head of the page comes. */
const PARTS = ["</a>", "</button>", "</li>", "</nav>", "</details>"];

for (const part of PARTS) {
  test(`lets nothing jump when the head of the page comes in two pieces, the first until ${part}`, async ({
    page,
    language,
    baseURL,
  }) => {
    const way = await openWay(baseURL ?? "");
    const path = routePath("contact", language);
    way.hesitate(path, part);
    const moved = await watchShifts(page);
    await page.goto(way.url + path);
    await untilAlive(page);
    expect(await moved()).toBeLessThan(0.001);
    await way.close();
  });
}
