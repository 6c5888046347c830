import { mkdirSync, mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isUpToDate } from "../../../scripts/build/upToDate.ts";

const BEFORE = new Date("2026-10-14T08:00:00Z");
const BUILT = new Date("2026-10-14T09:00:00Z");
const AFTER = new Date("2026-10-14T10:00:00Z");

let folder = "";
const at = (path: string): string => join(folder, path);

function put(path: string, time: Date): void {
  writeFileSync(at(path), "");
  utimesSync(at(path), time, time);
}

const isBuilt = (): boolean => isUpToDate(at("made.json"), [at("src"), at("config.ts")]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "up-to-date-"));
  mkdirSync(at("src/parts"), { recursive: true });
  put("src/parts/a.ts", BEFORE);
  put("config.ts", BEFORE);
  put("made.json", BUILT);
  for (const one of ["src/parts", "src"]) utimesSync(at(one), BEFORE, BEFORE);
});
afterEach(() => rmSync(folder, { recursive: true }));

it("knows what is up to date", () => {
  expect(isBuilt()).toBe(true);
});

it.each(["src/parts/a.ts", "config.ts"])("knows that %s has changed since", (path) => {
  put(path, AFTER);
  expect(isBuilt()).toBe(false);
});

it("knows that a file has come", () => {
  put("src/parts/b.ts", BEFORE);
  expect(isBuilt()).toBe(false);
});

it("knows that a file has gone", () => {
  unlinkSync(at("src/parts/a.ts"));
  expect(isBuilt()).toBe(false);
});

it("knows that nothing was built yet", () => {
  unlinkSync(at("made.json"));
  expect(isBuilt()).toBe(false);
});
