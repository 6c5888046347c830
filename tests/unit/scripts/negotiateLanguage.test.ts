import { expect, it } from "vitest";
import { parseAcceptLanguage } from "../../../scripts/serve/negotiateLanguage.ts";

it.each([
  ["de-AT, en;q=0.8, *;q=0.1", ["de-AT", "en"]],
  ["en;q=0.3,sr-Latn;q=0.9", ["sr-Latn", "en"]],
  ["de;q=0, en", ["en"]],
  ["", []],
  [";;;,,q=1", []],
])("reads %j", (header, expected) => expect(parseAcceptLanguage(header)).toEqual(expected));
