import { routePath } from "../../src/i18n/routes.ts";
import { expect, test, untilHydrated } from "../e2e/site.ts";
import { KINDS, open } from "./kinds.ts";
import { walkThrough } from "./walk.ts";

// Without motion elements are at their final place at once.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const { name, find } of KINDS) {
  test(`goes through ${name} with the Tab key, there and back`, async ({
    page,
    language,
    request,
  }) => {
    await open(page, await find(language, request));
    const { stops, faults } = await walkThrough(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(2);
  });
}

for (const route of ["contact", "home", "programs"] as const) {
  test(`sees where the focus is on "${route}" in colours of one's own`, async ({
    page,
    language,
  }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await open(page, routePath(route, language));
    expect((await walkThrough(page)).faults).toEqual([]);
  });
}

test("stays in an open gallery with the Tab key, and leaves it with Escape", async ({
  page,
  language,
}) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  const opener = page.getByRole("button", { name: /25/ }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const gallery = page.getByRole("dialog");
  await expect(gallery.locator("img").first()).toBeVisible();
  const placeOfFocus = () =>
    gallery.evaluate((dialog) => {
      const { activeElement, body } = document;
      if (dialog.contains(activeElement)) return "gallery";
      return activeElement === body ? "browser" : "page behind";
    });
  let place = "gallery";
  for (let press = 0; press < 8 || (place === "browser" && press < 16); press += 1) {
    await page.keyboard.press("Tab");
    place = await placeOfFocus();
    expect(place).not.toBe("page behind");
  }
  expect(place).toBe("gallery");
  await page.keyboard.press("Escape");
  await expect(gallery).toHaveCount(0);
  await expect(opener).toBeFocused();
});
