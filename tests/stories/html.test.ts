import { expect, test } from "vitest";
import { findHtmlProblems } from "./html.ts";

const rulesBroken = (html: string) =>
  findHtmlProblems(html).map((problem) => problem.split(":")[0]);

test.each([
  ["two elements of one id", '<p id="a"></p><p id="a"></p>', "no-dup-id"],
  ["a block within a paragraph", "<p><div>Drava</div></p>", "no-implicit-close"],
  ["a block within a line", "<span><div>Drava</div></span>", "element-permitted-content"],
  ["a link within a link", '<a href="/a"><a href="/b">Drava</a></a>', "element-permitted-content"],
  ["a list of no items", "<ul><div>Drava</div></ul>", "element-permitted-content"],
  ["a label for nothing", '<label for="a">Drava</label>', "no-missing-references"],
  ["a name where no one hears it", '<div aria-label="Drava">x</div>', "aria-label-misuse"],
  ["a role that is none", '<div role="widget">x</div>', "no-abstract-role"],
  ["a picture without words", '<img src="/a.webp">', "wcag/h37"],
  ["a heading that skips a level", "<h2>Danube</h2><h4>Drava</h4>", "heading-level"],
])("says when a story has %s", (_, html, rule) => {
  expect(rulesBroken(html)).toContain(rule);
});

test("says where", () => {
  expect(findHtmlProblems('<b>Danube</b>\n<p id="a"></p>\n<p id="a"></p>')).toEqual([
    expect.stringContaining('<p id="a"></p>'),
  ]);
});

test("leaves matters of style to their authors", () => {
  const html = `<button type="button" disabled="" style="color:red" id="_r_1_">a</button><br/><h3>b</h3>`;
  expect(findHtmlProblems(html)).toEqual([]);
});
