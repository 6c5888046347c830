import { expect, it } from "vitest";
import { describeMessages } from "../../../scripts/checks/html-check.ts";

const message = (own: Record<string, unknown>) => ({
  type: "error",
  url: `file:${process.cwd()}/public/hr/index.html`,
  lastLine: 3,
  message: "Stray end tag “p”.",
  extract: "a\n  </p>",
  ...own,
});

const said = (...messages: unknown[]): string[] => describeMessages(JSON.stringify({ messages }));

it("tells errors from warnings, and leaves out what the checker says of itself", () => {
  const found = said(
    message({ type: "info", subType: "warning", message: "Empty heading." }),
    message({ type: "info", message: "The document was read with the HTML parser." }),
    message({ type: "non-document-error", message: "Cannot be read." }),
  );
  expect(found.map((text) => text.split("\n")[0])).toEqual([
    "error: Cannot be read.",
    "warning: Empty heading.",
  ]);
});

it("leaves out what the checker has not learned, and no other fault of a style", () => {
  const found = said(
    message({ message: "CSS: “inset”: Parse Error.", extract: "(1.125rem,8cqi))}" }),
    message({ message: "CSS: “--wide”: Unknown dimension.", extract: "--wide:4.1cqi auto" }),
    message({ message: "CSS: “font-size”: Parse Error.", extract: "font-size:1.12x}" }),
    message({ message: "CSS: “contain”: Property “contain” doesn't exist." }),
  );
  expect(found.map((text) => text.split("\n")[0])).toEqual([
    "error: CSS: “contain”: Property “contain” doesn't exist.",
    "error: CSS: “font-size”: Parse Error.",
  ]);
});

it("says each sentence once, with how often it holds and where first", () => {
  const twice = [9, 12].map((lastLine) => message({ message: "Duplicate ID.", lastLine }));
  expect(said(message({}), ...twice)).toEqual([
    "error: Duplicate ID.\n    public/hr/index.html:9: a </p> (1 more)",
    "error: Stray end tag “p”.\n    public/hr/index.html:3: a </p> (0 more)",
  ]);
});

it("does not take an answer without a list for a clean one", () => {
  expect(() => describeMessages("{}")).toThrow("no list of messages");
});
