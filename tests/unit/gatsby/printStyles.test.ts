import { expect, it } from "vitest";
import { splitPrint, takePrintStyles } from "../../../src/gatsby/finish/printStyles.ts";

const page = (css: string): string =>
  `<head><style data-href="/s.css" data-identity="gatsby-global-css">${css}</style></head>`;

it("takes what is for paper out of the styles, and nothing else", () => {
  expect(splitPrint("a{}@media print{b{c:d}e{}}@media (x < 1px){f{}}@media print{g{}}h{}")).toEqual(
    ["a{}@media (x < 1px){f{}}h{}", "b{c:d}e{}g{}"],
  );
  expect(splitPrint("a{}")).toEqual(["a{}", ""]);
});

it("leads a page to them, below the path that the site lives at", () => {
  const { html, name, text } = takePrintStyles(
    page("a{}@media print{b{}}@media (x < 1px){}"),
    "/region",
  );
  expect(text).toBe("b{}");
  expect(name).toMatch(/^styles-print\.[0-9a-f]{20}\.css$/);
  expect(html).toBe(
    page("a{}@media (x < 1px){}").replace(
      "</head>",
      `<link rel="stylesheet" media="print" href="/region/${name}"></head>`,
    ),
  );
});

it("leaves a page as it is that has none, or has been finished before", () => {
  const { html } = takePrintStyles(page("a{}@media print{b{}}"), "");
  for (const done of [html, page("a{}"), "<head></head>"]) {
    expect(takePrintStyles(done, "")).toEqual({ html: done, name: "", text: "" });
  }
});
