import { isWrittenLanguage, LANGUAGES } from "../../src/i18n/languages.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { expect, test } from "./site.ts";

/** Those that nobody writes: they are the same wherever these tests run. */
const SPELLED = LANGUAGES.filter((language) => !isWrittenLanguage(language));

for (const language of SPELLED) {
  test(`draws the letters of ${language} with fonts of ours, in the forms that it has`, async ({
    page,
  }) => {
    await page.goto(routePath("home", language));
    await page.evaluate(() => {
      const letter = document.createElement("p");
      letter.id = "letter";
      Object.assign(letter.style, {
        position: "fixed",
        inset: "0 auto auto 0",
        zIndex: 9,
        padding: "9px",
      });
      Object.assign(letter.style, { fontSize: "40px", color: "black", background: "white" });
      document.body.append(letter);
    });
    const place = page.locator("#letter");
    const drawn = async (letter: string, lang: string, fontStyle: string): Promise<string> => {
      await place.evaluate(
        async (element, [text = "", of = "", style = ""]) => {
          Object.assign(element, { lang: of, textContent: text });
          if (element instanceof HTMLElement) element.style.fontStyle = style;
          await document.fonts.ready;
        },
        [letter, lang, fontStyle],
      );
      return (await place.screenshot()).toString("base64");
    };
    const different = async (style: string): Promise<string> => {
      const letters = [];
      for (const letter of "бвгдпт") {
        if ((await drawn(letter, "sr", style)) !== (await drawn(letter, "ru", style)))
          letters.push(letter);
      }
      return letters.join("");
    };
    expect(await different("normal")).toBe("б");
    expect(await different("italic")).toBe("бгдпт");
  });
}
