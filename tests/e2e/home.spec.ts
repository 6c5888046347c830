import { expect, routePath, test, untilHydrated } from "./site.ts";

/** Bytes of the river on the page, in its pieces. */
const RIVER_BYTES = 6000;

/** The opening pictures of the page, by when they open it: ["5", "/pictures/7343-4"] */
async function openingsIn(html: string): Promise<[when: string, picture: string][]> {
  const templates = html.matchAll(
    /<template data-opening="([^"]*)">.*?<img src="([^"]*?)-\d+\.\w+"/g,
  );
  return [...templates].map(([, when = "", picture = ""]) => [when, picture]);
}

for (const [month, name] of [
  [0, "January"],
  [6, "July"],
] as const) {
  test(`opens with the picture of the month, and loads no other: ${name}`, async ({
    page,
    language,
  }) => {
    const address = routePath("home", language);
    const openings = await openingsIn(await (await page.request.get(address)).text());
    expect(openings.length).toBeGreaterThan(5);
    const requested = new Set<string>();
    page.on("request", (request) => {
      for (const [, picture] of openings) {
        if (request.url().includes(`${picture}-`)) requested.add(picture);
      }
    });
    await page.clock.setFixedTime(new Date(2027, month, 15, 12));
    await page.goto(address);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const expected = openings.find(([when]) => when.split(" ").includes(String(month + 1)));
    expect([...requested]).toEqual([expected?.[1]]);
    await expect(page.locator("main picture img").first()).toHaveJSProperty("complete", true);
  });
}

test("runs the Danube down the page in a few bytes, and not on paper", async ({
  page,
  language,
}) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  const river = page.locator("main svg:has(> use), main svg:has(> symbol)");
  expect(await river.count()).toBeGreaterThan(5);
  const bytes = await river.evaluateAll((pieces) =>
    pieces.reduce((sum, piece) => sum + piece.outerHTML.length, 0),
  );
  expect(bytes).toBeLessThan(RIVER_BYTES);
  await page.emulateMedia({ media: "print" });
  await expect(river.filter({ has: page.locator("use"), visible: true })).toHaveCount(0);
});

test("counts the kilometres of the Danube down to the mouth of the Tisa", async ({
  page,
  language,
}) => {
  await page.goto(routePath("home", language));
  const signs = await page.locator("main p > strong:text-matches('\\\\d{3,}')").allTextContents();
  const kilometres = signs.map((sign) => Number(sign.replaceAll(/\D/g, "")));
  test.skip(kilometres.length === 0, "the river has no kilometres");
  expect(kilometres).toEqual([...kilometres].sort((one, other) => other - one));
});
