import { expect, it } from "vitest";
import { localeRedirect } from "../../../../src/build/localeRedirects/localeRedirect.ts";

const SCRIPT = "look(1<2)";

it("redirects with script, without script, and by a link", () => {
  const html = localeRedirect({
    siteName: "Wein & Wald",
    languageRedirect: SCRIPT,
    path: "/region/hr/blog/šuma/",
    address: "https://a.example/region/hr/blog/%C5%A1uma/",
    htmlLang: "hr",
  });
  expect(html).toContain(`<script data-inline="languageRedirect">${SCRIPT}</script>`);
  expect(html).toContain('content="0; url=/region/hr/blog/%C5%A1uma/"');
  expect(html).toContain(
    '<link rel="canonical" href="https://a.example/region/hr/blog/%C5%A1uma/">',
  );
  expect(html).toContain("<title>Wein &amp; Wald</title>");
});
