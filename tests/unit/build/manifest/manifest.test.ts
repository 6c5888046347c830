import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "../../../../design-tokens/semantic.ts";
import { drawIcon, ICONS, TOUCH_ICON } from "../../../../src/build/manifest/icons.ts";
import { manifestIn } from "../../../../src/build/manifest/manifest.ts";
import { OPERATOR } from "../../../../src/config/operator.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { translator } from "../../../../src/i18n/messages.ts";

beforeAll(addAllMessages);

describe("a manifest", () => {
  it("speaks its language and opens there, wherever the site lives", () => {
    const manifest = manifestIn("de", "/region");
    expect(manifest).toMatchObject({
      id: "/region/de/",
      start_url: "/region/de/",
      scope: "/region/",
      lang: "de",
      dir: "ltr",
      display: "standalone",
      name: OPERATOR.name,
      description: translator("de")("site.description"),
    });
    expect(manifest.icons.every(({ src }) => src.startsWith("/region/icons/"))).toBe(true);
  });

  it("says that Serbian is written in Latin letters", () => {
    expect(manifestIn("sr", "").lang).toBe("sr-Latn");
  });

  it("opens the root, in Croatian words, where a page has no language", () => {
    expect(manifestIn(undefined, "")).toMatchObject({ id: "/", start_url: "/", lang: "hr" });
  });

  it.each(["any", "maskable"])("has an icon for the purpose %j in both sizes", (purpose) => {
    const icons = manifestIn("hr", "").icons.filter((icon) => icon.purpose === purpose);
    expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
  });

  it("takes its colours from the page", () => {
    const { theme_color, background_color } = manifestIn("hr", "");
    expect([theme_color, background_color]).toEqual([ROLES.surface.page, ROLES.surface.page]);
  });
});

describe("an icon", () => {
  it.each([...ICONS, TOUCH_ICON])("is drawn in its size: $path", async (icon) => {
    const { width, height, format } = await sharp(await drawIcon(icon)).metadata();
    expect([width, height, format]).toEqual([icon.size, icon.size, "png"]);
  });

  it.each([...ICONS, TOUCH_ICON])("has a ground only if it may be cut: $path", async (icon) => {
    const { isOpaque } = await sharp(await drawIcon(icon)).stats();
    expect(isOpaque).toBe(icon.purpose === "maskable");
  });

  it("keeps the mark inside of what every shape shows", async () => {
    const [icon] = ICONS.filter(({ purpose }) => purpose === "maskable");
    if (!icon) throw new Error("there is no maskable icon");
    const { info } = await sharp(await drawIcon(icon))
      .trim({ threshold: 20 })
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBeLessThanOrEqual(icon.size * 0.8);
    expect(info.width).toBeGreaterThan(icon.size * 0.5);
  });
});
