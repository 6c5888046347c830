import { expect, it } from "vitest";
import {
  describeFinding,
  eachStyleOnce,
  gather,
  readRemarks,
} from "../../../scripts/checks/html-check.ts";

const message = (own: Record<string, unknown>) => ({
  type: "error",
  url: `file:${process.cwd()}/public/hr/index.html`,
  lastLine: 3,
  message: "Stray end tag “p”.",
  extract: "a\n  </p>",
  ...own,
});

const answer = (...messages: unknown[]): string => JSON.stringify({ messages });

it("tells errors from warnings, and leaves out what the checker says of itself", () => {
  const remarks = readRemarks(
    answer(
      message({}),
      message({ type: "info", subType: "warning", message: "Empty heading." }),
      message({ type: "info", message: "The document was read with the HTML parser." }),
      message({ type: "non-document-error", message: "Cannot be read." }),
    ),
  );
  expect(remarks.map(({ kind }) => kind)).toEqual(["error", "warning", "error"]);
  expect(remarks[0]).toMatchObject({ file: "public/hr/index.html", line: 3, extract: "a </p>" });
});

it("leaves out what the checker has not learned, and no other fault of a style", () => {
  const remarks = readRemarks(
    answer(
      message({ message: "CSS: Unrecognized at-rule “@container”", extract: "@container card" }),
      message({ message: "CSS: “container”: Property “container” doesn't exist." }),
      message({ message: "CSS: “font-size”: Parse Error.", extract: "(1.125rem,8cqi))}" }),
      message({ message: "CSS: “--wide”: Unknown dimension.", extract: "--wide:4.1cqi auto" }),
      message({ message: "CSS: “container-type”: Property “container-type” doesn't exist." }),
      message({ message: "CSS: “font-size”: Parse Error.", extract: "font-size:1.12x}" }),
      message({ message: "CSS: “contain”: Property “contain” doesn't exist." }),
    ),
  );
  expect(remarks.map(({ message: said }) => said)).toEqual([
    "CSS: “font-size”: Parse Error.",
    "CSS: “contain”: Property “contain” doesn't exist.",
  ]);
});

it("says each sentence once, with how often it holds and where first, errors first", () => {
  const findings = gather(
    readRemarks(
      answer(
        message({ type: "info", subType: "warning", message: "Empty heading." }),
        message({}),
        message({ message: "Duplicate ID.", lastLine: 9 }),
        message({ message: "Duplicate ID.", lastLine: 12 }),
      ),
    ),
  );
  expect(findings.map(describeFinding)).toEqual([
    "error, 2 times: Duplicate ID.\n    first in public/hr/index.html:9: a </p>",
    "error, once: Stray end tag “p”.\n    first in public/hr/index.html:3: a </p>",
    "warning, once: Empty heading.\n    first in public/hr/index.html:3: a </p>",
  ]);
});

it("does not take an answer without a list for a clean one", () => {
  expect(() => readRemarks("{}")).toThrow("no list of messages");
});

it("hands on a style once, and leaves every line where it was", () => {
  const shorten = eachStyleOnce();
  const page = (style: string): string => `<style id="a">${style}</style>\n<p>a</p>`;
  expect(shorten(page("p{}\nb{}"))).toBe(page("p{}\nb{}"));
  expect(shorten(page("p{}\nb{}"))).toBe(page("\n"));
  expect(shorten(page("p{}"))).toBe(page("p{}"));
});
