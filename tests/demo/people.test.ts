import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AUTHORS, GUIDES } from "../../content-service/choices.ts";
import { allPortraits } from "../../src/images/sitePictures.ts";
import { NOT_THE_DEMO } from "./demo.ts";

const PROGRAMS = "content-service/documents/program";

const guidesOf = (program: string): string[] =>
  /^guides: (.*)$/m
    .exec(readFileSync(`${PROGRAMS}/${program}/document.yaml`, "utf8"))?.[1]
    ?.split(",") ?? [];

describe.skipIf(NOT_THE_DEMO !== "")("the people of the demo", () => {
  it("have a portrait each", () => {
    const missing = allPortraits().filter(
      (name) => !existsSync(`content-service/pictures/${name}.webp`),
    );
    expect(missing).toEqual([]);
  });

  it("guide every trip, one or two of them, and each guides some", () => {
    const guided = readdirSync(PROGRAMS).map(guidesOf);
    for (const guides of guided) expect([1, 2]).toContain(guides.length);
    expect(new Set(guided.flat())).toEqual(new Set(GUIDES));
  });

  it("are not those who tell its stories", () => {
    const authors: readonly string[] = AUTHORS;
    expect(GUIDES.filter((guide) => authors.includes(guide))).toEqual([]);
  });
});
