import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../scripts/backend/addresses.ts";
import { hostingConfig } from "../../../scripts/serve/hosting.ts";
import {
  findInlineHashes,
  findPictureOrigins,
  hasInlineHandler,
  policyFor,
} from "../../../src/build/finish/contentSecurityPolicy.ts";
import { finishPage as finishPageWith } from "../../../src/build/finish/finishPage.ts";
import { LOCAL_BACKEND } from "../../../src/config/env.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";

const CHUNKS = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        `;
const SCRIPTS = `<!-- slice-start id="_gatsby-scripts-1" -->${CHUNKS}<script>window.___webpackCompilationHash="8b5a";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;
const page = (path: string): string =>
  `<html><body><main></main><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>${SCRIPTS}</body></html>`;

/** The texts of today. */
const TODAY = {
  hidePast: "leave()",
  languageRedirect: "go()",
  openingPicture: "",
  hideUnfiltered: "hide()",
  theme: "t()",
  styleFallback: "wait()",
  start: "start()",
};
const finishPage = (html: string): string => finishPageWith(html, TODAY);

const hash = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a finished page", () => {
  it("has one script to run, the same as every other page", () => {
    for (const path of ["/hr/", "/404.html", '/de/blog/"x"/']) {
      expect(findInlineHashes(finishPage(page(path))).scripts).toEqual([hash(TODAY.start)]);
    }
  });

  it("says which path it was drawn for, which build, and what to load", () => {
    const html = finishPage(page("/hr/blog/a<b/"));
    expect(html).toContain('type="application/json">"/hr/blog/a\\u003cb/"</script>');
    expect(html).toContain('data-build="8b5a" data-scripts="/webpack-runtime-1.js /app-1.js"');
    expect(html).not.toMatch(/chunk-mapping|<script src=/);
  });

  it("stays as it is when it is finished again", () => {
    const html = finishPage(page("/hr/"));
    expect(finishPage(html)).toBe(html);
  });

  it("takes the scripts that Gatsby has changed since", () => {
    const before = finishPage(page("/hr/"));
    const changed = before.replace(
      /<!-- slice-start.*slice-end id="_gatsby-scripts-1" -->/s,
      SCRIPTS.replaceAll("8b5a", "9c6b"),
    );
    expect(finishPage(changed)).toBe(before.replace("8b5a", "9c6b"));
  });

  it("gives a page that was kept from an earlier build the scripts of today", () => {
    const list = page("/hr/").replace(
      "<body>",
      '<script data-inline="hideUnfiltered"></script><body>',
    );
    const finished = finishPage(list);
    const earlier = finishPageWith(list, { ...TODAY, hideUnfiltered: "hide(1)", start: "" });
    expect(earlier).not.toBe(finished);
    expect(findInlineHashes(finished).scripts).toEqual([
      hash(TODAY.hideUnfiltered),
      hash(TODAY.start),
    ]);
    expect(finishPage(earlier)).toBe(finished);
  });

  it("has no script that the build does not know", () => {
    expect(() => finishPage('<script data-inline="stop"></script>')).toThrow('"stop"');
  });

  it("stops the build when Gatsby writes its scripts in another way", () => {
    expect(() => finishPage(page("/hr/").replace("gatsby-script-loader", "loader"))).toThrow(
      "do not match the patterns",
    );
    expect(() => finishPage(page("/hr/").replace("gatsby-chunk-mapping", "chunks"))).toThrow(
      "do not match the patterns",
    );
  });
});

describe("the policy", () => {
  const inline = findInlineHashes(
    '<script>a()</script><script type="application/ld+json">{}</script><script src="/x.js"></script><style data-x>b{}</style>',
  );

  it("lets run what was found, and nothing else", () => {
    expect(inline).toEqual({ scripts: [hash("a()")], styles: [hash("b{}")] });
    const policy = policyFor(inline, { pictureOrigins: [], live: null, backend: null });
    expect(policy).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|style-src [^;]*unsafe|http/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("lets the browser ask whom the operator has named", () => {
    const live = {
      service: { url: "https://c.example/graphql", token: undefined, protocol: "get" as const },
      pictureHosts: ["images.prismic.io"],
    };
    const backend = { ...LOCAL_BACKEND, projectId: "your-region", emulatorPort: null };
    const policy = policyFor(inline, { pictureOrigins: ["https://p.example"], live, backend });
    expect(policy).toContain(
      "connect-src 'self' https://c.example https://us-central1-your-region.cloudfunctions.net;",
    );
    expect(policy).toContain("img-src 'self' data: https://p.example https://images.prismic.io;");
    expect(policy).not.toContain("google");
    const checked = policyFor(inline, {
      pictureOrigins: [],
      live: null,
      backend: { ...backend, appCheckKey: "x" },
    });
    expect(checked).toContain("frame-src https://www.google.com");
  });

  it("lets through the emulator that firebase.json names", () => {
    const { host, port } = readConfig().emulators.functions;
    const backend = LOCAL_BACKEND;
    expect(policyFor(inline, { pictureOrigins: [], live: null, backend })).toContain(
      `connect-src 'self' http://${host}:${port};`,
    );
  });

  it("lets pictures come from hosts that the settings name, and from no other that a page has", () => {
    const html =
      '<img alt="" src="https://P.example/1.jpg"><source srcset="https://q.example:8443/2.avif 1x"><img src="/pictures/3.jpg"><a href="https://r.example/"></a><img src="https://s.example;script-src *">';
    const named = ["p.example", "q.example:8443", "r.example"];
    expect(findPictureOrigins(html, named)).toEqual([
      "https://p.example",
      "https://q.example:8443",
    ]);
    expect(findPictureOrigins(html, ["p.example:8443", "q.example"])).toEqual([]);
  });

  it("knows a handler in an attribute from a word in a text", () => {
    expect(hasInlineHandler('<a href="/" onclick="x()">')).toBe(true);
    expect(hasInlineHandler('<p class="a" onclick="x()">')).toBe(true);
    expect(hasInlineHandler(`<img alt="' onfocus='alert(1)' autofocus"/>`)).toBe(false);
    expect(hasInlineHandler("<p>You may turn on = off</p><script>a.onload=1</script>")).toBe(false);
  });
});

it("tells the host of every language of the site in what 404.html asks for", () => {
  expect(hostingConfig("no/such/folder").redirects).toEqual([
    {
      regex: `^/(${LANGUAGES.join("|")})/(?:.*/)?language\\.css$`,
      destination: "/languages/:1.css",
      type: 302,
    },
    { regex: "^/(?:.*/)?language\\.css$", destination: "/languages/all.css", type: 302 },
  ]);
});
