import { cards, numberIn } from "../e2e/lists.ts";
import { expect, routePath, test, untilHydrated, word } from "../e2e/site.ts";
import { NOT_THE_DEMO } from "./demo.ts";

test.skip(NOT_THE_DEMO !== "", NOT_THE_DEMO);

test("counts each kind of programs as the chosen length leaves it, and loosens an empty choice", async ({
  page,
  language,
  words,
}) => {
  const box = (key: string) =>
    page.getByRole("checkbox", { name: new RegExp(`^${word(words, key)}`) });
  const numberOf = async (key: string): Promise<number> =>
    numberIn(await page.locator("label", { has: box(key) }).textContent());
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const all = await cards(page).count();
  await box("packages.length.more").check();
  await expect(page).toHaveURL(/\?length=more$/);
  const long = await numberOf("packages.length.more");
  expect(long).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(long);
  const active = await numberOf("packages.type.active");
  const culture = await numberOf("packages.type.culture");
  await box("packages.type.active").check();
  await expect(page).toHaveURL(/\?length=more&type=active$/);
  await expect(cards(page)).toHaveCount(active);
  expect(culture).toBe(0);
  await box("packages.type.active").uncheck();
  await box("packages.type.culture").check();
  await expect(page.getByRole("main")).toContainText(word(words, "packages.list.loosen"));
  await page.getByRole("button", { name: words["list.show-all"] }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL(routePath("programs", language));
});
