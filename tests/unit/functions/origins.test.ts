import { describe, expect, it } from "vitest";
import { isOurOrigin, siteOf } from "../../../functions/src/origins.ts";

const PROJECT = { GCLOUD_PROJECT: "your-region" };

describe("an origin", () => {
  it.each([
    "https://your-region.web.app",
    "https://your-region.firebaseapp.com",
    "https://your-region--pr7-a1b2c3d4.web.app",
  ])("is the project's: %s", (origin) => expect(isOurOrigin(origin, PROJECT)).toBe(true));

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
  ])("is another's: %j", (origin) => expect(isOurOrigin(origin, PROJECT)).toBe(false));

  it("is the site's own, wherever the site has its address", () => {
    const env = { ...PROJECT, SITE_URL: "https://www.region.example/" };
    expect(isOurOrigin("https://www.region.example", env)).toBe(true);
    expect(isOurOrigin("https://region.example", env)).toBe(false);
    expect(isOurOrigin("https://your-region.web.app", env)).toBe(true);
    expect(isOurOrigin("https://www.region.example", PROJECT)).toBe(false);
    expect(isOurOrigin("null", { SITE_URL: "file:///tmp/" })).toBe(false);
    expect(isOurOrigin("null", { SITE_URL: "nonsense" })).toBe(false);
  });

  it("is this machine's for the emulators, and for nobody else", () => {
    const env = { FUNCTIONS_EMULATOR: "true" };
    for (const origin of ["http://localhost:9000", "http://127.0.0.1:51234", "http://[::1]"]) {
      expect(isOurOrigin(origin, env)).toBe(true);
      expect(isOurOrigin(origin, { FUNCTIONS_EMULATOR: "false" })).toBe(false);
    }
    expect(isOurOrigin("http://localhost.evil.example", env)).toBe(false);
    expect(isOurOrigin("http://127x0x0x1:9000", env)).toBe(false);
  });

  it("is nobody's where nothing says whose site it is", () => {
    expect(isOurOrigin("https://.web.app", {})).toBe(false);
    expect(isOurOrigin("https://evil.web.app", { GCLOUD_PROJECT: ".*" })).toBe(false);
  });
});

describe("the site's own files", () => {
  it("are where the site is, whatever page asks", () => {
    const page = "https://your-region--pr7-a1b2c3d4.web.app";
    const env = { ...PROJECT, SITE_URL: "https://www.region.example/" };
    expect(siteOf(page, env)).toBe("https://www.region.example");
    expect(siteOf(undefined, PROJECT)).toBe("https://your-region.web.app");
  });

  it("are beside the page for the emulators", () => {
    const env = {
      GCLOUD_PROJECT: "demo-region",
      FUNCTIONS_EMULATOR: "true",
      SITE_URL: "https://a.hr",
    };
    expect(siteOf("http://127.0.0.1:9000", env)).toBe("http://127.0.0.1:9000");
    expect(siteOf("https://evil.example", env)).toBeUndefined();
    expect(siteOf(undefined, env)).toBeUndefined();
  });

  it.each([
    {},
    { GCLOUD_PROJECT: "demo-region" },
    { GCLOUD_PROJECT: "evil.example/" },
    { SITE_URL: "file:///tmp/" },
    { SITE_URL: "nonsense" },
  ])("are nowhere where nothing says so: %j", (env) => {
    expect(siteOf("http://127.0.0.1:9000", env)).toBeUndefined();
  });
});
