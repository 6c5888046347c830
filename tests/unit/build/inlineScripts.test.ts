import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import {
  inlineElement,
  inlineScript,
  pageScripts,
  targetsOf,
} from "../../../src/build/inlineScripts.ts";
import { serviceWorkerRemover } from "../../../src/build/serviceWorker/removeServiceWorker.ts";
import { FILTERING } from "../../../src/runtime/pageState.ts";

/** Where a visitor of this address is led to by the text in a page of a site below "/region". */
function ledTo(pathname: string): unknown {
  const location = { pathname, search: "?a=1", hash: "", replace: (to: string) => gone.push(to) };
  const gone: string[] = [];
  const document = { documentElement: { setAttribute: () => {}, lang: "" } };
  const localStorage = { getItem: () => "de" };
  const around = { location, document, localStorage, navigator: { languages: ["en"] } };
  runInNewContext(pageScripts("/region").languageRedirect, around);
  return gone[0] ?? document.documentElement.lang;
}

it("is a text that runs by itself, with what the build has given it", () => {
  expect(ledTo("/region/blog/")).toBe("/region/de/blog/?a=1");
  expect(ledTo("/region/sr/nope/")).toBe("sr-Latn");
});

it.each(["?category=nature", "?month=5", "?order=price"])(
  "knows that %s changes a list",
  (search) => {
    const setAttribute = vi.fn();
    const around = {
      location: { search },
      document: { documentElement: { setAttribute } },
    };
    runInNewContext(pageScripts("").hideUnfiltered, { ...around, setTimeout: () => {} });
    expect(setAttribute).toHaveBeenCalledWith(FILTERING, "");
  },
);

it("never ends the script that it stands in", () => {
  const text = inlineScript("serviceWorker", {
    fallback: "hr",
    redirectPage: "<script>a()</script>",
  });
  expect(text).not.toContain("</script");
  const self = { addEventListener: () => {} };
  const around: { self: object; ___cacheHandlers?: object } = { self };
  runInNewContext(text, around);
  expect(Object.keys(around.___cacheHandlers ?? {})).toContain("toOfflinePage");
});

it("takes a worker away by a text that answers no request and loads no page anew", () => {
  const text = serviceWorkerRemover("/region/");
  expect(text).toContain('"vidikovac-pages-/region/"');
  expect(text).not.toMatch(/navigate|clients|reload|fetch/);
});

it("is the same text for the same build", () => {
  expect(pageScripts("")).toEqual(pageScripts(""));
});

it("is written for the browsers of the site", () => {
  expect(targetsOf(["chrome >= 109", "ios_saf >= 16.4", "samsung >= 21"])).toEqual([
    "chrome109",
    "ios16.4",
  ]);
});

it("stands in a page under its name", () => {
  expect(inlineElement("start", "a()", { "data-build": '"&' })).toBe(
    '<script data-inline="start" data-build="&quot;&amp;">a()</script>',
  );
});
