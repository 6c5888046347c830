import { describe, expect, it } from "vitest";
import { ageOf } from "../../../../../src/documents/load/transform/age.ts";

describe("from which age on a program is for somebody", () => {
  it.each([
    ["8 and over", 8],
    ["od 8 godina", 8],
    ["ab 8 Jahren", 8],
    ["od 10 godina", 10],
    ["8+", 8],
    ["18 and over", 18],
    ["Kinder ab 6 Jahren", 6],
    ["stariji od 12 godina", 12],
    ["za djecu od 7 godina i odrasle", 7],
  ])("%s says a number", (text, age) => {
    expect(ageOf(text)).toBe(age);
  });

  it.each([
    ["6–12 godina", 6],
    ["od 6 do 12 godina", 6],
    ["ages 6 to 12", 6],
    ["von 6 bis 12 Jahren", 6],
    ["od 8 godina, do 14 u pratnji odraslih", 8],
    ["16 and over, from 8 with a parent", 8],
    ["up to 12", 0],
    ["bis 12 Jahre", 0],
    ["do 12 godina", 0],
    ["mlađi od 12 godina", 0],
  ])("%s is the lower bound, and an upper bound alone gives 0", (text, age) => {
    expect(ageOf(text)).toBe(age);
  });

  it.each([
    ["not under 10", 10],
    ["nicht unter 10 Jahren", 10],
    ["nije za djecu mlađu od 10 godina", 10],
    ["ne ispod 10 godina", 10],
  ])("%s says an end that is the beginning", (text, age) => {
    expect(ageOf(text)).toBe(age);
  });

  it.each([
    "all ages",
    "za sve uzraste",
    "svi uzrasti",
    "für alle Altersgruppen",
    "for children and adults",
    "od 120 cm",
    "for 2 people",
  ])("%s says no age, and keeps nobody out", (text) => {
    expect(ageOf(text)).toBe(0);
  });

  it.each(["samo odrasli", "za punoljetne", "adults only", "nur für Erwachsene"])(
    "%s is for who is of age",
    (text) => {
      expect(ageOf(text)).toBe(18);
    },
  );

  it("is less than a year where months are counted", () => {
    expect(ageOf("ab 18 Monaten")).toBe(1.5);
    expect(ageOf("from 6 months")).toBe(0.5);
  });

  it("is unknown if it is not given", () => {
    expect(ageOf("")).toBeNull();
  });
});
