import { GALLERY } from "../../../src/content/sitePictures.ts";
import { routePath } from "../../../src/i18n/routes.ts";
import { expectSame } from "../expectSame.ts";
import type { Thing } from "../thing.ts";
import type { Visitor } from "../visitor.ts";

const OPENER = "main button";
const SLIDE = "[role=dialog] .yarl__slide_current img";

async function openGallery(visitor: Visitor): Promise<void> {
  await visitor.visit(routePath("home", visitor.language));
  await visitor.click(OPENER, String(GALLERY.length));
  await untilPlace(visitor, 1);
  await visitor.until("focus in the gallery", () =>
    document.activeElement?.matches("[role=dialog], [role=dialog] *"),
  );
}

async function untilPlace(visitor: Visitor, index: number): Promise<void> {
  await visitor.until(
    `picture ${index}`,
    ({ first, all, wordsOf }, words, slide) =>
      all("[role=dialog] p, [role=dialog] span").some((part) => wordsOf(part) === words) &&
      first(slide) !== undefined,
    visitor.t("gallery.place", { index, total: GALLERY.length }),
    SLIDE,
  );
}

const untilClosed = (visitor: Visitor): Promise<boolean> =>
  visitor.until("closed gallery", () => document.querySelector("[role=dialog]") === null);

const focusOf = (visitor: Visitor): Promise<string> =>
  visitor.until("focus", ({ focus }) => focus());

const pictureOf = (visitor: Visitor) =>
  visitor.until(
    "picture that is there",
    ({ first }, slide) => {
      const image = first(slide);
      if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return null;
      const { left, right, top, bottom } = image.getBoundingClientRect();
      // It may still be on its way.
      const isWithin =
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return isWithin ? { format: /\.(\w+)$/.exec(image.currentSrc)?.[1] ?? "?" } : null;
    },
    SLIDE,
  );

export const GALLERY_THINGS: Thing[] = [
  {
    name: "goes through the gallery with the arrow keys, and closes it with Escape",
    isTelling: true,
    run: async (visitor) => {
      await openGallery(visitor);
      await visitor.press("ArrowRight");
      await untilPlace(visitor, 2);
      const picture = await pictureOf(visitor);
      await visitor.press("ArrowLeft");
      await untilPlace(visitor, 1);
      const before = await visitor.address();
      await visitor.press("Escape");
      await untilClosed(visitor);
      return { picture, before, after: await visitor.address(), focus: await focusOf(visitor) };
    },
  },
  {
    name: "goes to the last and the first picture with End and Home",
    run: async (visitor) => {
      await openGallery(visitor);
      await visitor.press("End");
      await untilPlace(visitor, GALLERY.length);
      const disabled = await visitor.look(({ all }) =>
        all("[role=dialog] button[aria-disabled=true]").map((button) =>
          button.getAttribute("aria-label"),
        ),
      );
      await visitor.press("Home");
      await untilPlace(visitor, 1);
      return disabled;
    },
  },
  {
    name: "closes the gallery with a step back, and stays on the page",
    run: async (visitor) => {
      await openGallery(visitor);
      await visitor.back();
      await untilClosed(visitor);
      return { address: await visitor.address(), focus: await focusOf(visitor) };
    },
  },
  {
    name: "closes the gallery with its button, and with a press on the dark",
    run: async (visitor) => {
      await openGallery(visitor);
      await visitor.click("[role=dialog] button", "");
      await untilClosed(visitor);
      const focus = await focusOf(visitor);
      await visitor.click(OPENER, String(GALLERY.length));
      await untilPlace(visitor, 1);
      await pictureOf(visitor);
      await visitor.driver.clickAt(4, 120);
      await untilClosed(visitor);
      return [focus, await focusOf(visitor)];
    },
  },
  {
    name: "stays within the open gallery with the Tab key",
    run: async (visitor) => {
      await openGallery(visitor);
      const stops: string[] = [];
      for (let stop = 0; stop < 8; stop += 1) {
        await visitor.press("Tab");
        stops.push(
          await visitor.look(({ focus }) => {
            const { activeElement, body } = document;
            const isIn = activeElement?.closest("[role=dialog]") || activeElement === body;
            return isIn ? focus() : `behind: ${focus()}`;
          }),
        );
      }
      const behind = stops.filter((stop) => stop.startsWith("behind"));
      expectSame("what has the focus behind the gallery", behind, []);
      // Some leave the page for their own buttons on the way round, others do not.
      return [...new Set(stops.filter(Boolean))];
    },
  },
  {
    name: "opens a picture of a program, and is back on it",
    run: async (visitor) => {
      await visitor.visit(routePath("programs", visitor.language));
      await visitor.openFirstCard();
      const address = await visitor.address();
      await visitor.click(`main [role=region] a, main section[aria-label] a:has(img)`);
      await pictureOf(visitor);
      await visitor.press("Escape");
      await untilClosed(visitor);
      expectSame("address", await visitor.address(), address);
      return focusOf(visitor);
    },
  },
  {
    name: "moves a row of cards by its buttons",
    run: async (visitor) => {
      await visitor.visit(routePath("home", visitor.language));
      const button = "[aria-roledescription] button:not([aria-disabled=true])";
      await visitor.look(
        ({ first }, selector) => first(selector)?.scrollIntoView({ block: "center" }),
        button,
      );
      // Until the script has come that moves it, the row scrolls by itself.
      await visitor.until("row of cards that is moved", ({ first }) => {
        const row = first("[aria-roledescription] > div");
        return row !== undefined && getComputedStyle(row).overflowX === "clip";
      });
      await visitor.click(button);
      return visitor.until("word about the cards in sight", ({ all, wordsOf }) =>
        all("[aria-roledescription] [role=status]").map(wordsOf).find(Boolean),
      );
    },
  },
  {
    name: "opens the gallery without movement, and without a slide show",
    isStill: true,
    run: async (visitor) => {
      await openGallery(visitor);
      const isStill = await visitor.look(
        () => matchMedia("(prefers-reduced-motion: reduce)").matches,
      );
      expectSame("knows that the visitor wants less movement", isStill, true);
      const buttons = await visitor.look(({ all }) =>
        all("[role=dialog] button").map((button) => button.getAttribute("aria-label")),
      );
      expectSame("offers a slide show", buttons.includes(visitor.t("gallery.play")), false);
      return buttons;
    },
  },
  {
    name: "draws a page without movement",
    isStill: true,
    run: async (visitor) => {
      await visitor.visit(routePath("home", visitor.language));
      const moving = await visitor.look(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === "running")
          .map((animation) => String(animation.effect?.getComputedTiming().duration)),
      );
      const long = moving.filter((duration) => Number(duration) > 1);
      expectSame("milliseconds that something moves", long, []);
      return visitor.look(() => getComputedStyle(document.documentElement).scrollBehavior);
    },
  },
];
