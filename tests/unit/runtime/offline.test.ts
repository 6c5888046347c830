import { describe, expect, it } from "vitest";
import {
  CACHE_NAMES,
  cacheName,
  isSecureOrigin,
  offlinePath,
  offlineSearch,
  requestedPath,
} from "../../../src/runtime/offline.ts";

describe("the page for a visitor without a connection", () => {
  it("is one for each language", () => {
    expect(offlinePath("hr")).toBe("/hr/offline/");
    expect(offlinePath("sr")).toBe("/sr/offline/");
  });

  it.each([
    ["?from=%2Fde%2Fblog%2F", "/de/blog/"],
    ["?from=/de/blog/?category=nature", "/de/blog/?category=nature"],
    ["?a=1&from=%2F", "/"],
  ])("reads from %s where the visitor wanted to go", (search, path) => {
    expect(requestedPath(search)).toBe(path);
  });

  it("learns from the service worker where the visitor wanted to go", () => {
    expect(requestedPath(offlineSearch("/de/blog/?a=1&b=č#c"))).toBe("/de/blog/?a=1&b=č#c");
  });

  it.each([
    "",
    "?",
    "?from=",
    "?from=de/blog/",
    "?from=https://evil.example/",
    "?from=//evil.example/",
    "?from=/\\evil.example/",
    "?from=javascript:alert(1)",
  ])("sends nobody anywhere for %j", (search) => {
    expect(requestedPath(search)).toBeNull();
  });
});

describe("the name of what is kept", () => {
  it("differs by kind and by the path the site lives below", () => {
    const names = ["/", "/region/"].flatMap((base) =>
      CACHE_NAMES.map((kept) => cacheName(kept, base)),
    );
    expect(new Set(names).size).toBe(2 * CACHE_NAMES.length);
  });
});

describe("a service worker", () => {
  it.each(["https://podunavlje.example/hr/", "http://localhost:9000/hr/"])(
    "may be had at %s",
    (address) => {
      expect(isSecureOrigin(new URL(address))).toBe(true);
    },
  );

  it.each([
    "http://podunavlje.example/hr/",
    "http://localhost.example/",
    "http://192.168.0.7:9000/",
  ])("may not be had at %s, where others can read along", (address) => {
    expect(isSecureOrigin(new URL(address))).toBe(false);
  });
});
