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
  firstChange,
  hashFiles,
  readBuildManifest,
  readSettings,
  staleReason,
  withoutBackend,
  withoutSettings,
  writeBuildManifest,
} from "../../../scripts/build/buildManifest.ts";

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
  writeBuildManifest(".", { purpose: "public", settings: {}, sources: hashFiles(SOURCES) });
  change();
  return firstChange(readBuildManifest(".")?.sources ?? {}, hashFiles(SOURCES));
}

describe("the sources of a build", () => {
  it("are unchanged, whatever their modification times", () => {
    expect(changedBy(() => utimesSync("src/parts/a.ts", new Date(), new Date()))).toBe(undefined);
  });

  it.each([
    ["has changed", () => writeFileSync("src/parts/a.ts", "b"), "src/parts/a.ts"],
    ["has come", () => writeFileSync("src/parts/b.ts", "b"), "src/parts/b.ts"],
    ["has gone", () => unlinkSync("config.ts"), "config.ts"],
  ])("%s", (_what, change, file) => {
    expect(changedBy(change)).toBe(join(file));
  });

  it("do not include installed packages", () => {
    expect(
      changedBy(() => {
        mkdirSync("src/node_modules");
        writeFileSync("src/node_modules/c.js", "c");
      }),
    ).toBe(undefined);
  });
});

it("finds no manifest in a folder without a build", () => {
  expect(readBuildManifest("src")).toBe(undefined);
});

describe("a site that is up to date", () => {
  const ENV = { SITE_URL: "https://region.example" };
  const build = (until?: string): void =>
    writeBuildManifest(".", {
      purpose: "start",
      settings: readSettings(ENV),
      sources: hashFiles(SOURCES),
      until,
    });

  it("is not built again", () => {
    build();
    expect(staleReason(".", SOURCES, ENV)).toBe(undefined);
  });

  it.each<[string, () => void, NodeJS.ProcessEnv]>([
    ["SITE_URL has changed", () => undefined, {}],
    ["config.ts has changed", () => writeFileSync("config.ts", "other"), ENV],
    ["its documents come from CONTENT_URL", () => undefined, { ...ENV, CONTENT_URL: "http://a" }],
  ])("is built again because %s", (why, change, env) => {
    build();
    change();
    expect(staleReason(".", SOURCES, env)).toBe(why);
  });

  it("is built again on the day on which a document is published, and not before", () => {
    vi.useFakeTimers({ now: new Date("2030-01-09T12:00:00Z") });
    build("2030-01-10");
    expect(staleReason(".", SOURCES, ENV)).toBe(undefined);
    vi.setSystemTime("2030-01-10T12:00:00Z");
    expect(staleReason(".", SOURCES, ENV)).toBe("a document is published today");
    vi.useRealTimers();
  });

  it("does not exist where nothing was built", () => {
    expect(staleReason("src", SOURCES)).toBe("there is no build yet");
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

  it("are recorded without secrets and without empty values", () => {
    const settings = readSettings(env);
    expect(settings).toEqual({
      CONTENT_TOKEN: "set",
      CONTENT_URL: "set",
      GATSBY_CONTENT_TOKEN: "set",
      SITE_URL: "https://region.example",
    });
    writeBuildManifest(".", { purpose: "public", settings, sources: {} });
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
