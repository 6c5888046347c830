import type { Page } from "@playwright/test";

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

/** Runs HTML_CodeSniffer, whose rules differ from those of axe. */
export async function findFurtherBarriers(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: ENGINE });
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        window.HTMLCS.process("WCAG2AA", document, () => {
          const errors = window.HTMLCS.getMessages().filter(
            ({ type }) => type === window.HTMLCS.ERROR,
          );
          resolve(
            errors.map(
              ({ code, msg, element }) => `${code}: ${element.outerHTML?.slice(0, 200)}: ${msg}`,
            ),
          );
        });
      }),
  );
}
