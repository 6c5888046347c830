import { expect, it } from "vitest";
import { firstLookIn, leadingOn } from "../../../src/gatsby/withoutLanguage/leadingOn.ts";

const SCRIPT = "(()=>{function lookAtAddress(){return 1<2}\nlookAtAddress()})()";
const PAGE = `<html><head><script>other()</script><script>${SCRIPT}</script></head></html>`;

it("finds the script that looks at the address, letter by letter", () => {
  expect(firstLookIn(PAGE)).toBe(SCRIPT);
});

it("stops the build when there is none", () => {
  expect(() => firstLookIn("<script>(()=>{other()})()</script>")).toThrow("404.html");
});

it("leads on with script, without script, and whoever reads the link", () => {
  const html = leadingOn({
    siteName: "Wein & Wald",
    firstLook: SCRIPT,
    path: "/region/hr/blog/šuma/",
    address: "https://a.example/region/hr/blog/%C5%A1uma/",
    htmlLang: "hr",
  });
  expect(firstLookIn(html)).toBe(SCRIPT);
  expect(html).toContain('content="0; url=/region/hr/blog/%C5%A1uma/"');
  expect(html).toContain(
    '<link rel="canonical" href="https://a.example/region/hr/blog/%C5%A1uma/">',
  );
  expect(html).toContain("<title>Wein &amp; Wald</title>");
});
