import { expect, type Page } from "@playwright/test";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { openPage } from "../site.ts";
import { findPageKind, test } from "./visitor.ts";

const HEIGHT = 800;
const WIDTHS = Array.from({ length: 161 }, (_, step) => 320 + step * 10);

/** On the home page the head lies on the picture that the title lies on. */
const HEADS = ["home", "about"];

const TEXT_SIZES = [100, 200];

/**
 * Puts the beginning of a page into a frame, which is a hundred times as quick as a screen to change its
 * width. The head takes its place by styles alone, so that it needs no script there.
 */
const putIntoFrame = (page: Page): Promise<void> =>
  page.evaluate(async (height) => {
    for (const part of document.querySelectorAll("script, main > * ~ *")) part.remove();
    const frame = document.createElement("iframe");
    frame.style.cssText = `border: 0; height: ${height}px`;
    frame.srcdoc = `<!doctype html>${document.documentElement.outerHTML}`;
    document.documentElement.replaceChildren(document.createElement("body"));
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener("load", done));
    await frame.contentDocument?.fonts.ready;
  }, HEIGHT);

/** What is wrong with the head in the frame, at each width and size of text. */
const findAtWidths = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ widths, sizes }) => {
      const frame = document.querySelector("iframe");
      const inside = frame?.contentWindow;
      if (!frame || !inside) return ["there is no frame"];
      const root = inside.document.documentElement;
      return sizes.flatMap((size) => {
        root.style.fontSize = `${size}%`;
        return widths.flatMap((width) => {
          frame.style.width = `${width}px`;
          const found = inside.rules.findBrokenHeader();
          const wide = root.scrollWidth - inside.innerWidth;
          return [
            ...found.map(({ where, what }) => `${where} ${what}`),
            ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
          ].map((what) => `${width}, text of ${size} %: ${what}`);
        });
      });
    },
    { widths: WIDTHS, sizes: TEXT_SIZES },
  );

for (const language of LANGUAGES) {
  for (const name of HEADS) {
    test(`keeps the head of the site on one line and off the title at every width: ${name}, ${language}`, async ({
      visit,
    }) => {
      // No page of the site lets itself be framed.
      const page = await visit(
        language,
        { width: 1920, height: HEIGHT },
        // With less movement every change of size is one of a moment, which has not passed here.
        { bypassCSP: true, reducedMotion: "no-preference" },
      );
      await openPage(page, findPageKind(name), language);
      await putIntoFrame(page);
      expect(await findAtWidths(page)).toEqual([]);
    });
  }
}
