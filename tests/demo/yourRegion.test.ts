import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import hr from "../../locales/hr.json";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { NOT_THE_DEMO } from "./demo.ts";

const PAGE = readFileSync("docs/your-region.md", "utf8");

const NAMED = [...PAGE.matchAll(/`((?:[a-z][\w-]*\.)+[a-z-]+)`/g)].map(([, key = ""]) => key);

const isNamed = (key: string): boolean =>
  /^map\.|^region\.|^season\.river\.|^choice\.(?:region|category|author|guide|office)\.|^story\.author\.|^offer\.(?:guide|office)\./.test(
    key,
  ) || NAMED.includes(key);

it.skipIf(NOT_THE_DEMO !== "")("names every word that tells of the demo's region", () => {
  const OF_THE_REGION =
    /Dunav|Danube|Donau|Ilok|Osijek|Baranj|Karlov|Vidikovac|river|vineyard|vinograd|pokazna/i;
  const untold = WRITTEN_LANGUAGES.flatMap((language) =>
    Object.entries<string>(JSON.parse(readFileSync(`locales/${language}.json`, "utf8")))
      .filter(([key, text]) => OF_THE_REGION.test(text) && !isNamed(key))
      .map(([key]) => key),
  );
  expect([...new Set(untold)]).toEqual([]);
});

it("names no word that is not there", () => {
  const words = Object.keys(hr);
  const unknown = NAMED.filter((key) =>
    /^(?:contact|home|footer|blog|packages|destinations|site)\./.test(key),
  ).filter((key) => !words.includes(key));
  expect(unknown).toEqual([]);
});
