import { routePath } from "../../src/i18n/routes.ts";
import { expect, test, untilAlive } from "./site.ts";

test("opens the gallery of a program, and closes it by button, Escape and back", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("programs", language));
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${routePath("programs", language)}[^/]+/$`));
  await untilAlive(page);
  const address = page.url();
  const thumbnails = page.getByRole("region", { name: words["program.pictures"] });
  const second = thumbnails.getByRole("button").nth(1);
  const gallery = page.getByRole("dialog");

  const closings = [
    () => gallery.getByRole("button", { name: words["gallery.close"] }).click(),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await second.click();
    await expect(gallery).toBeVisible();
    await close();
    await expect(gallery).toHaveCount(0);
    await expect(second).toBeFocused();
    expect(page.url()).toBe(address);
  }

  // The steps into the gallery are gone: one step back is the list.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${routePath("programs", language)}$`));
});
