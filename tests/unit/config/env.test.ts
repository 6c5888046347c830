import { describe, expect, it } from "vitest";
import {
  LOCAL_BACKEND,
  readBackendSettings,
  readContentSettings,
  readLiveSettings,
  readPictureHosts,
  readSiteSettings,
} from "../../../src/config/env.ts";

const URL_OF_SERVICE = "https://podunavlje.cdn.example.org/graphql";

describe.each(["", "GATSBY_"] as const)("the content settings %sCONTENT_…", (prefix) => {
  const read = (env: Record<string, string | undefined>) =>
    readContentSettings(
      Object.fromEntries(Object.entries(env).map(([name, value]) => [prefix + name, value])),
      prefix,
    );

  it("are none while no service is named", () => {
    expect(read({})).toBeUndefined();
  });

  it("need no more than the address", () => {
    expect(read({ CONTENT_URL: URL_OF_SERVICE })).toEqual({
      url: URL_OF_SERVICE,
      token: undefined,
      protocol: "post",
    });
  });

  it("take token and protocol as the operator gives them, spaces around them left out", () => {
    const env = {
      CONTENT_URL: ` ${URL_OF_SERVICE}\n`,
      CONTENT_TOKEN: " MC5-x_y.~+/= ",
      CONTENT_PROTOCOL: "get ",
    };
    expect(read(env)).toEqual({ url: URL_OF_SERVICE, token: "MC5-x_y.~+/=", protocol: "get" });
  });

  it.each(["", " ", "\t\n"])("read the empty value %j as unset", (empty) => {
    expect(read({ CONTENT_URL: empty, CONTENT_TOKEN: "x" })).toBeUndefined();
    const env = { CONTENT_URL: URL_OF_SERVICE, CONTENT_TOKEN: empty, CONTENT_PROTOCOL: empty };
    expect(read(env)).toEqual({ url: URL_OF_SERVICE, token: undefined, protocol: "post" });
  });

  it("keep the query of the address, which some services need", () => {
    const url = "http://127.0.0.1:4000/graphql?draft=1";
    expect(read({ CONTENT_URL: url })?.url).toBe(url);
  });

  it.each([
    "podunavlje",
    "podunavlje.cdn.example.org/graphql",
    "//podunavlje.cdn.example.org/graphql",
    "/graphql",
    "https://",
    "ftp://podunavlje.example/graphql",
    "file:///content.graphql",
    "javascript:alert(1)",
    "localhost:4000/graphql",
  ])("stop the build at the address %s and say what it should look like", (url) => {
    expect(() => read({ CONTENT_URL: url })).toThrow(
      `${prefix}CONTENT_URL is "${url}", which cannot be used: it should be a full address such as https://`,
    );
  });

  it.each(["https://user:secret@a.example/graphql", "https://secret@a.example/graphql"])(
    "refuse a password in the address, which no request can carry, and do not print it (%s)",
    (url) => {
      const failing = () => read({ CONTENT_URL: url });
      expect(failing).toThrow(`${prefix}CONTENT_URL is "https://…a.example/graphql"`);
      expect(failing).not.toThrow("secret");
      expect(failing).toThrow("it should be an address without a password, such as https://");
    },
  );

  it("do not print what stands in the query of an unusable address", () => {
    const failing = () => read({ CONTENT_URL: "ftp://a.example/?access_token=secret" });
    expect(failing).toThrow(`${prefix}CONTENT_URL is "ftp://a.example/…"`);
    expect(failing).not.toThrow("secret");
  });

  it.each(["POST", "put", "graphql", "post,get"])("refuse the protocol %s", (protocol) => {
    expect(() => read({ CONTENT_URL: URL_OF_SERVICE, CONTENT_PROTOCOL: protocol })).toThrow(
      `${prefix}CONTENT_PROTOCOL is "${protocol}", which cannot be used: it should be "post" or "get".`,
    );
  });

  it("refuse an unknown protocol before an address is named, too", () => {
    expect(() => read({ CONTENT_PROTOCOL: "soap" })).toThrow(`${prefix}CONTENT_PROTOCOL`);
  });

  it.each(["two words", "line\nbreak", "đ", "x\u0000y"])(
    "refuse a token that no header can carry, without printing it (%j)",
    (token) => {
      const failing = () => read({ CONTENT_URL: URL_OF_SERVICE, CONTENT_TOKEN: token });
      expect(failing).toThrow(`${prefix}CONTENT_TOKEN cannot be used: it should be one word`);
      expect(failing).not.toThrow(token);
    },
  );
});

it("keeps the settings of the build and of the visitor's browser apart", () => {
  const env = { CONTENT_URL: URL_OF_SERVICE, CONTENT_TOKEN: "of-the-build" };
  expect(readContentSettings(env, "GATSBY_")).toBeUndefined();
  const browser = { GATSBY_CONTENT_URL: URL_OF_SERVICE };
  expect(readContentSettings(browser)).toBeUndefined();
  expect(readContentSettings({ ...env, ...browser }, "GATSBY_")?.token).toBeUndefined();
});

describe("the hosts of the pictures", () => {
  it.each<[string, Record<string, string>, string[]]>([
    ["the hosted service's own, without any setting", {}, ["images.prismic.io"]],
    [
      "the service's host beside it",
      { CONTENT_URL: "http://127.0.0.1:4000/graphql" },
      ["127.0.0.1:4000", "images.prismic.io"],
    ],
    ["only the listed one", { CONTENT_IMAGE_HOSTS: "a.example" }, ["a.example"]],
    [
      "all listed ones, however they are spaced and written",
      { CONTENT_URL: URL_OF_SERVICE, CONTENT_IMAGE_HOSTS: " A.example ,b.example:8080,[::1]:80" },
      ["a.example", "b.example:8080", "[::1]:80"],
    ],
    [
      "the default again, when the list is empty",
      { CONTENT_IMAGE_HOSTS: " " },
      ["images.prismic.io"],
    ],
  ])("are %s", (_, env, hosts) => {
    expect(readPictureHosts(env)).toEqual(hosts);
  });

  it.each(["https://a.example", "a.example/pictures", "a.example,", "a.example b.example", "*"])(
    "cannot be %j",
    (listed) => {
      expect(() => readPictureHosts({ CONTENT_IMAGE_HOSTS: listed })).toThrow(
        `CONTENT_IMAGE_HOSTS is "${listed}", which cannot be used: it should be host names`,
      );
    },
  );
});

describe("the site's address", () => {
  it.each<[string, Record<string, string>, string, string]>([
    ["nothing", {}, "https://podunavlje.example", ""],
    ["empty values", { SITE_URL: "", PATH_PREFIX: " " }, "https://podunavlje.example", ""],
    ["an origin", { SITE_URL: "https://dunav.example" }, "https://dunav.example", ""],
    ["a slash at its end", { SITE_URL: "https://dunav.example/" }, "https://dunav.example", ""],
    [
      "capitals and a port",
      { SITE_URL: "HTTP://Dunav.example:8000" },
      "http://dunav.example:8000",
      "",
    ],
    ["a prefix", { PATH_PREFIX: "/region" }, "https://podunavlje.example", "/region"],
    ["a slash behind it", { PATH_PREFIX: "/region/" }, "https://podunavlje.example", "/region"],
    ["two steps", { PATH_PREFIX: "/a/b-c_d.e~1" }, "https://podunavlje.example", "/a/b-c_d.e~1"],
    ["a lone slash", { PATH_PREFIX: "/" }, "https://podunavlje.example", ""],
  ])("is understood from %s", (_, env, siteUrl, pathPrefix) => {
    expect(readSiteSettings(env)).toMatchObject({ siteUrl, pathPrefix });
  });

  it.each([
    ["dunav.example", "a full address such as https://podunavlje.example"],
    ["mailto:info@dunav.example", "a full address such as https://podunavlje.example"],
    ["https://dunav.example/region", "an origin without a path"],
    ["https://dunav.example/?a=1", "an origin without a path"],
    ["https://dunav.example/#a", "an origin without a path"],
  ])("cannot be %s", (url, cure) => {
    const failing = () => readSiteSettings({ SITE_URL: url });
    expect(failing).toThrow("SITE_URL is ");
    expect(failing).toThrow(`which cannot be used: it should be ${cure}`);
  });

  it.each([
    "region",
    "//dunav.example",
    "/a//b",
    "/a b",
    "/../up",
    "/a/./b",
    "/a?b",
    "/%2e",
    "\\a",
  ])("cannot lie below %s", (prefix) => {
    expect(() => readSiteSettings({ PATH_PREFIX: prefix })).toThrow(
      `PATH_PREFIX is "${prefix}", which cannot be used: it should be a path such as /region.`,
    );
  });
});

describe("the setting SERVICE_WORKER", () => {
  it.each([
    [undefined, true],
    ["", true],
    ["on", true],
    [" off\n", false],
  ])("set to %j means %s", (value, hasServiceWorker) => {
    expect(readSiteSettings({ SERVICE_WORKER: value })).toMatchObject({ hasServiceWorker });
  });

  it.each(["no", "OFF", "0", "false"])(
    "cannot be %s, and the error says what it can be",
    (value) => {
      expect(() => readSiteSettings({ SERVICE_WORKER: value })).toThrow(
        `SERVICE_WORKER is "${value}", which cannot be used: it should be "on" or "off".`,
      );
    },
  );
});

describe("the settings of the visitor's browser", () => {
  it("are none while no service is named for it", () => {
    expect(readLiveSettings({ CONTENT_URL: URL_OF_SERVICE })).toBeNull();
  });

  it("name the service and all hosts of its pictures", () => {
    const env = {
      CONTENT_URL: "http://inside.example/graphql",
      GATSBY_CONTENT_URL: URL_OF_SERVICE,
      GATSBY_CONTENT_PROTOCOL: "get",
    };
    expect(readLiveSettings(env)).toEqual({
      service: { url: URL_OF_SERVICE, token: undefined, protocol: "get" },
      pictureHosts: ["inside.example", "images.prismic.io", "podunavlje.cdn.example.org"],
    });
  });
});

describe("the settings of the backend", () => {
  it("are none while nothing is set", () => {
    expect(readBackendSettings({})).toBeNull();
    expect(readBackendSettings({ GATSBY_FIREBASE_EMULATORS: "off" })).toBeNull();
  });

  it("are the emulators of this machine where these are on", () => {
    const env = { GATSBY_FIREBASE_EMULATORS: "on", GATSBY_FIREBASE_PROJECT_ID: "your-region" };
    expect(readBackendSettings(env)).toBe(LOCAL_BACKEND);
    expect(readBackendSettings({ GATSBY_FIREBASE_EMULATORS: "5011" })).toEqual({
      ...LOCAL_BACKEND,
      emulatorPort: 5011,
    });
  });

  it("need no more than the project", () => {
    expect(readBackendSettings({ GATSBY_FIREBASE_PROJECT_ID: " your-region-1a2b3 " })).toEqual({
      projectId: "your-region-1a2b3",
      apiKey: "",
      appId: "",
      appCheckKey: "",
      emulatorPort: null,
    });
  });

  it.each([
    [{ GATSBY_FIREBASE_EMULATORS: "yes" }, "GATSBY_FIREBASE_EMULATORS"],
    [{ GATSBY_FIREBASE_PROJECT_ID: "Your Region" }, "GATSBY_FIREBASE_PROJECT_ID"],
    [{ GATSBY_FIREBASE_API_KEY: "x" }, "GATSBY_FIREBASE_PROJECT_ID is not set"],
    [
      { GATSBY_FIREBASE_PROJECT_ID: "your-region", GATSBY_FIREBASE_APP_CHECK_KEY: "x" },
      "GATSBY_FIREBASE_API_KEY and GATSBY_FIREBASE_APP_ID",
    ],
  ])("say what cannot be used: %j", (env, sentence) => {
    expect(() => readBackendSettings(env)).toThrow(sentence);
  });
});
