import { describe, expect, it } from "vitest";
import { isAllowedOrigin, siteUrlOf } from "../../../functions/src/request/origins.ts";

const PROJECT = { GCLOUD_PROJECT: "your-region" };

describe("an origin", () => {
  it.each([
    "https://your-region.web.app",
    "https://your-region.firebaseapp.com",
    "https://your-region--pr7-a1b2c3d4.web.app",
  ])("is the project's: %s", (origin) => expect(isAllowedOrigin(origin, PROJECT)).toBe(true));

  it.each([
    "https://evil.example",
    "http://your-region.web.app",
    "https://your-region.web.app:444",
    "https://your-region.web.app.evil.example",
    "https://evil-your-region.web.app",
    "https://your-region2.web.app",
    "https://your-region-web.app",
    "https://your-regionxweb.app",
    "http://localhost:9000",
    "http://127.0.0.1:9000",
    "null",
    "",
  ])("is another's: %j", (origin) => expect(isAllowedOrigin(origin, PROJECT)).toBe(false));

  it("is the site's own, wherever the site has its address", () => {
    const env = { ...PROJECT, SITE_URL: "https://www.region.example/" };
    expect(isAllowedOrigin("https://www.region.example", env)).toBe(true);
    expect(isAllowedOrigin("https://region.example", env)).toBe(false);
    expect(isAllowedOrigin("https://your-region.web.app", env)).toBe(true);
    expect(isAllowedOrigin("https://www.region.example", PROJECT)).toBe(false);
    expect(isAllowedOrigin("null", { SITE_URL: "file:///tmp/" })).toBe(false);
    expect(isAllowedOrigin("null", { SITE_URL: "nonsense" })).toBe(false);
  });

  it("is this machine's for the emulators, and for nobody else", () => {
    const env = { FUNCTIONS_EMULATOR: "true" };
    for (const origin of ["http://localhost:9000", "http://127.0.0.1:51234", "http://[::1]"]) {
      expect(isAllowedOrigin(origin, env)).toBe(true);
      expect(isAllowedOrigin(origin, { FUNCTIONS_EMULATOR: "false" })).toBe(false);
    }
    expect(isAllowedOrigin("http://localhost.evil.example", env)).toBe(false);
    expect(isAllowedOrigin("http://127x0x0x1:9000", env)).toBe(false);
  });

  it("is nobody's where nothing says whose site it is", () => {
    expect(isAllowedOrigin("https://.web.app", {})).toBe(false);
    expect(isAllowedOrigin("https://evil.web.app", { GCLOUD_PROJECT: ".*" })).toBe(false);
  });
});

describe("the site's own files", () => {
  it("are where the site is, whatever page asks", () => {
    const page = "https://your-region--pr7-a1b2c3d4.web.app";
    const env = { ...PROJECT, SITE_URL: "https://www.region.example/" };
    expect(siteUrlOf(page, env)).toBe("https://www.region.example");
    expect(siteUrlOf(undefined, PROJECT)).toBe("https://your-region.web.app");
  });

  it("are beside the page for the emulators", () => {
    const env = {
      GCLOUD_PROJECT: "demo-region",
      FUNCTIONS_EMULATOR: "true",
      SITE_URL: "https://a.hr",
    };
    expect(siteUrlOf("http://127.0.0.1:9000", env)).toBe("http://127.0.0.1:9000");
    expect(siteUrlOf("https://evil.example", env)).toBeUndefined();
    expect(siteUrlOf(undefined, env)).toBeUndefined();
  });

  it.each([
    {},
    { GCLOUD_PROJECT: "demo-region" },
    { GCLOUD_PROJECT: "evil.example/" },
    { SITE_URL: "file:///tmp/" },
    { SITE_URL: "nonsense" },
  ])("are nowhere where nothing says so: %j", (env) => {
    expect(siteUrlOf("http://127.0.0.1:9000", env)).toBeUndefined();
  });
});
