import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, defineConfig, parse } from "@terrazzo/parser";
import css from "@terrazzo/plugin-css";
import { beforeAll, expect, it } from "vitest";
import { EVENING_ROLES } from "../../../design-tokens/evening.ts";
import { ROLES } from "../../../design-tokens/semantic.ts";
import { WIREFRAME_ROLES } from "../../../design-tokens/wireframe.ts";
import { contract } from "../../../src/theme/contract.css.ts";

// The token files, read by a tool that is not ours.

const FOLDER = pathToFileURL(`${resolve("design-tokens/w3c")}/`);
const RESOLVER = new URL("vidikovac.resolver.json", FOLDER);

const THEMES = { day: ROLES, evening: EVENING_ROLES, wireframe: WIREFRAME_ROLES };

const config = defineConfig(
  {
    plugins: [
      css({
        filename: "tokens.css",
        variableName: ({ id }) => `--vk-${id.replaceAll(".", "-")}`,
        permutations: Object.keys(THEMES).map((theme) => ({
          input: { theme },
          prepare: (rules) => `[data-theme=${theme}] {${rules}}`,
        })),
      }),
    ],
  },
  { cwd: FOLDER },
);

let parsed: Awaited<ReturnType<typeof parse>>;
beforeAll(async () => {
  const src = readFileSync(RESOLVER, "utf8");
  parsed = await parse([{ filename: RESOLVER, src }], { config });
});

/** "surface.strongRaised" => "surface.strong-raised" */
const idOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toHex = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");

it.each(Object.entries(THEMES))("have every colour of the theme %s", (theme, roles) => {
  const tokens = parsed.resolver.apply({ theme });
  for (const [group, members] of Object.entries(roles)) {
    for (const [role, hex] of Object.entries(members)) {
      const { $value } = tokens[idOf(`${group}.${role}`)] ?? {};
      const { components = [], alpha = 1 } = Object($value);
      const read = [...components, ...(alpha < 1 ? [alpha] : [])].map(toHex).join("");
      expect(`#${read}`, `${group}.${role}`).toBe(hex);
    }
  }
});

it("become CSS with the variables that the components use", async () => {
  const { tokens, sources, resolver } = parsed;
  const { outputFiles } = await build(tokens, { sources, config, resolver });
  const [{ contents } = { contents: "" }] = outputFiles;
  const text = String(contents);
  for (const theme of Object.keys(THEMES)) expect(text).toContain(`[data-theme=${theme}]`);
  const namesOf = (group: object): string[] =>
    Object.values(group).flatMap((value) => (typeof value === "string" ? value : namesOf(value)));
  const { fontSize, space, ...others } = contract;
  const { snug, near, wide, broad, section, ...steps } = space;
  const missing = namesOf({ others, steps }).filter(
    (name) => !text.includes(`${name.slice("var(".length, -1)}:`),
  );
  expect(missing).toEqual([]);
  // What grows with the viewport is a pair of tokens.
  for (const name of namesOf({ fontSize, snug, near, wide, broad, section })) {
    expect(text).toContain(`${name.slice("var(".length, -1)}-narrow:`);
  }
  expect(text).toContain("--vk-easing-calm: cubic-bezier(0.25, 0.1, 0.25, 1)");
  expect(text).toContain("--vk-duration-calm: 250ms");
});
