import { expect, type Page } from "@playwright/test";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { openPage } from "../site.ts";
import { findPageKind, test } from "./visitor.ts";

const HEIGHT = 800;
const WIDTHS = Array.from({ length: 161 }, (_, step) => 320 + step * 10);

/** On the home page header and title are on the same picture. */
const PAGES = ["home", "about"];

const TEXT_SIZES = [100, 200];

/**
 * Puts the top of a page into an iframe, which is a hundred times as fast to resize as the
 * viewport. The header needs no script for its layout.
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

/** Problems of the header in the iframe, at each width and text size. */
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
  for (const name of PAGES) {
    test(`keeps the head of the site on one line and off the title at every width: ${name}, ${language}`, async ({
      visit,
    }) => {
      // The site's policy forbids frames.
      const page = await visit(
        language,
        { width: 1920, height: HEIGHT },
        // With reduced motion every change of size is a transition of one moment, which would not
        // be over.
        { bypassCSP: true, reducedMotion: "no-preference" },
      );
      await openPage(page, findPageKind(name), language);
      await putIntoFrame(page);
      expect(await findAtWidths(page)).toEqual([]);
    });
  }
}
