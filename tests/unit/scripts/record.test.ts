import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  findChanged,
  hashesOf,
  readRecord,
  settingsIn,
  whyOutdated,
  withoutBackend,
  withoutSettings,
  writeRecord,
} from "../../../scripts/build/record.ts";

const SOURCES = ["src", "config.ts"];
const HERE = process.cwd();
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "record-"));
  mkdirSync(join(folder, "src/parts"), { recursive: true });
  writeFileSync(join(folder, "src/parts/a.ts"), "a");
  writeFileSync(join(folder, "config.ts"), "config");
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(HERE);
  rmSync(folder, { recursive: true });
});

/** Which file a build that was made before `change` is older than. */
function changedBy(change: () => void): string | undefined {
  writeRecord(".", { purpose: "public", settings: {}, sources: hashesOf(SOURCES) });
  change();
  return findChanged(readRecord(".")?.sources ?? {}, hashesOf(SOURCES));
}

describe("what a build was made of", () => {
  it("is as it was, whatever its times say", () => {
    expect(changedBy(() => utimesSync("src/parts/a.ts", new Date(), new Date()))).toBe(undefined);
  });

  it.each([
    ["has changed", () => writeFileSync("src/parts/a.ts", "b"), "src/parts/a.ts"],
    ["has come", () => writeFileSync("src/parts/b.ts", "b"), "src/parts/b.ts"],
    ["has gone", () => unlinkSync("config.ts"), "config.ts"],
  ])("%s", (_what, change, file) => {
    expect(changedBy(change)).toBe(join(file));
  });

  it("is not the packages that are installed inside", () => {
    expect(
      changedBy(() => {
        mkdirSync("src/node_modules");
        writeFileSync("src/node_modules/c.js", "c");
      }),
    ).toBe(undefined);
  });
});

it("knows a folder without a build", () => {
  expect(readRecord("src")).toBe(undefined);
});

describe("a site that stands as it would be built now", () => {
  const ENV = { SITE_URL: "https://region.example" };
  const build = (until?: string): void =>
    writeRecord(".", {
      purpose: "start",
      settings: settingsIn(ENV),
      sources: hashesOf(SOURCES),
      until,
    });

  it("is not built again", () => {
    build();
    expect(whyOutdated(".", SOURCES, ENV)).toBe(undefined);
  });

  it.each<[string, () => void, NodeJS.ProcessEnv]>([
    ["SITE_URL is another", () => undefined, {}],
    ["config.ts has changed", () => writeFileSync("config.ts", "other"), ENV],
    ["its documents come from elsewhere", () => undefined, { ...ENV, CONTENT_URL: "http://a" }],
  ])("is built again because %s", (why, change, env) => {
    build();
    change();
    expect(whyOutdated(".", SOURCES, env)).toBe(why);
  });

  it("is built again on the day for which a document has waited, and not before", () => {
    vi.useFakeTimers({ now: new Date("2030-01-09T12:00:00Z") });
    build("2030-01-10");
    expect(whyOutdated(".", SOURCES, ENV)).toBe(undefined);
    vi.setSystemTime("2030-01-10T12:00:00Z");
    expect(whyOutdated(".", SOURCES, ENV)).toBe("a document has waited for today");
    vi.useRealTimers();
  });

  it("is not there where nothing was built", () => {
    expect(whyOutdated("src", SOURCES)).toBe("there is none yet");
  });
});

describe("the settings of a build", () => {
  const env = {
    CONTENT_URL: "https://key@content.example/graphql?key=secret",
    CONTENT_TOKEN: "secret",
    GATSBY_CONTENT_TOKEN: "secret",
    SITE_URL: " https://region.example ",
    PATH_PREFIX: "",
    PATH: "/bin",
  };

  it("are written down without what is secret, and without what says nothing", () => {
    const settings = settingsIn(env);
    expect(settings).toEqual({
      CONTENT_TOKEN: "set",
      CONTENT_URL: "set",
      GATSBY_CONTENT_TOKEN: "set",
      SITE_URL: "https://region.example",
    });
    writeRecord(".", { purpose: "public", settings, sources: {} });
    expect(readFileSync(".build.json", "utf8")).not.toContain("secret");
  });

  it("are left out for the tests", () => {
    expect(withoutSettings(env)).toEqual({ PATH: "/bin" });
  });

  it("of a backend are left out where the form prepares an e-mail", () => {
    const set = { GATSBY_FIREBASE_PROJECT_ID: "region", SITE_URL: "https://region.example" };
    expect(withoutBackend(set)).toEqual({ SITE_URL: "https://region.example" });
  });
});
