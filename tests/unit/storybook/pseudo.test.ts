import { expect, test } from "vitest";
import { pseudo } from "../../../.storybook/pseudo.ts";
import english from "../../../locales/en.json";

test("disguises letters, doubles vowels and puts brackets around", () => {
  expect(pseudo("Skip to content")).toBe("[Škîîp ţöö çööñţêêñţ]");
  expect(pseudo("OK")).toBe("[Ööķ]".replace("ķ", "K"));
});

test("keeps what code fills in or marks up", () => {
  expect(pseudo("{{count}} of {{total}}")).toBe("[{{count}} ööf {{total}}]");
  expect(pseudo("<strong>Tip</strong>")).toBe("[<strong>Ţîîp</strong>]");
});

test("makes the words of the site about 40 % longer", () => {
  const length = (texts: string[]) => texts.join("").length;
  const texts = Object.values(english);
  const growth = length(texts.map(pseudo)) / length(texts);
  expect(growth).toBeGreaterThan(1.3);
  expect(growth).toBeLessThan(1.5);
});
