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

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("goes on with a swipe of more than 30 pixels, and not with less", async ({
    page,
    language,
    words,
  }) => {
    await page.goto(routePath("home", language));
    await untilAlive(page);
    const opener = page.getByRole("button", { name: /25/ }).first();
    await opener.tap();
    const gallery = page.getByRole("dialog");
    await expect(gallery).toBeVisible();
    const place = (index: number) =>
      (words["gallery.place"] ?? "?").replace("{{index}}", `${index}`).replace("{{total}}", "25");
    await expect(gallery.getByText(place(1), { exact: true })).toBeVisible();

    const client = await page.context().newCDPSession(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const swipe = async (distance: number): Promise<void> => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x, y: height / 2 }],
        });
      const start = width / 2 + distance;
      await touch("touchStart", start);
      for (let step = 1; step <= 8; step += 1) {
        await touch("touchMove", start - (distance * step) / 8);
      }
      await touch("touchEnd", start - distance);
    };
    await swipe(48);
    await expect(gallery.getByText(place(2), { exact: true })).toBeVisible();
    await swipe(20);
    await page.keyboard.press("ArrowRight");
    await expect(gallery.getByText(place(3), { exact: true })).toBeVisible();
  });
});

test("closes the gallery with a click beside the picture", async ({ page, language }) => {
  await page.goto(routePath("home", language));
  await untilAlive(page);
  await page.getByRole("button", { name: /25/ }).first().click();
  const gallery = page.getByRole("dialog");
  await expect(gallery).toBeVisible();
  const picture = gallery.locator("img").first();
  await expect(picture).toBeVisible();
  const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 };
  // To the left of it, or above where it is as wide as the screen.
  if (x > 12) await page.mouse.click(6, y + 20);
  else await page.mouse.click(6, y - 12);
  await expect(gallery).toHaveCount(0);
});
