import { expect, test } from "../e2e/site.ts";
import { KINDS, open } from "./kinds.ts";

interface Message {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

declare global {
  interface Window {
    HTMLCS: {
      ERROR: number;
      process(standard: string, content: Document, done: () => void): void;
      getMessages(): Message[];
    };
  }
}

const ENGINE = "node_modules/html_codesniffer/build/HTMLCS.js";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const { name, find } of KINDS) {
  test(`meets no barrier that a second program knows on ${name}`, async ({
    page,
    language,
    request,
  }) => {
    await open(page, await find(language, request));
    await page.addScriptTag({ path: ENGINE });
    const errors = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          window.HTMLCS.process("WCAG2AA", document, () => {
            const messages = window.HTMLCS.getMessages();
            resolve(
              messages
                .filter(({ type }) => type === window.HTMLCS.ERROR)
                .map(
                  ({ code, msg, element }) =>
                    `${code}: ${element.outerHTML?.slice(0, 200)}: ${msg}`,
                ),
            );
          });
        }),
    );
    expect(errors).toEqual([]);
  });
}
