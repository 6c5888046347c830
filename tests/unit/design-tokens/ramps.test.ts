import { describe, expect, it } from "vitest";
import { contrast } from "../../../design-tokens/contrast.ts";
import { COLOUR, PINS } from "../../../design-tokens/primitives/colour.ts";
import { toOklab } from "../../../design-tokens/primitives/oklab.ts";
import { over } from "../../../design-tokens/primitives/opacity.ts";
import {
  EVEN_DISTANCE,
  makeRamp,
  type Ramp,
  STEPS,
} from "../../../design-tokens/primitives/ramp.ts";

// What calculating leaves over in a grey.
const NO_COLOUR = 0.000001;

// Channels are whole numbers of 0 to 255.
const A_SHADE = 0.01;

const DARKEST = 0.17;

const lightnesses = (ramp: Ramp): number[] => STEPS.map((step) => toOklab(ramp[step]).lightness);

const strength = (hex: string): number => Math.hypot(toOklab(hex).a, toOklab(hex).b);

describe.each(Object.entries(COLOUR))("the ramp of %s", (name, ramp) => {
  it("has eleven steps, from the darkest to the lightest", () => {
    expect(Object.keys(ramp)).toEqual(STEPS.map(String));
    for (const hex of Object.values(ramp)) expect(hex).toMatch(/^#[0-9a-f]{6}$/i);
  });

  it("is lighter from step to step", () => {
    for (const [index, lightness] of lightnesses(ramp).slice(1).entries()) {
      expect(lightness, `${name} ${(index + 1) * 10}`).toBeGreaterThan(
        lightnesses(ramp)[index] ?? 1,
      );
    }
  });
});

describe.each(["#0f5c63", "#2aa3b0", "#d9622b"])("a ramp through %s alone", (hex) => {
  const { lightness: place } = toOklab(hex);
  const step = STEPS.find((one) => DARKEST + (one / 10) * EVEN_DISTANCE >= place) ?? 50;
  const ramp = makeRamp({ [step]: hex });

  it("rises evenly to the eye below and above it", () => {
    const rises = lightnesses(ramp)
      .slice(1)
      .map((lightness, index) => lightness - (lightnesses(ramp)[index] ?? 0));
    const [below, above] = [rises.slice(0, step / 10), rises.slice(step / 10)];
    for (const side of [below, above]) {
      expect(Math.max(...side) - Math.min(...side)).toBeLessThan(A_SHADE);
    }
  });

  it("fades towards both ends", () => {
    const strongest = Math.max(...Object.values(ramp).map(strength)) + NO_COLOUR;
    expect(strength(ramp[0])).toBeLessThanOrEqual(strongest * 0.3);
    expect(strength(ramp[100])).toBeLessThanOrEqual(strongest * 0.3);
  });
});

it("keeps every pinned colour on its step", () => {
  for (const pins of Object.values(PINS)) expect(makeRamp(pins)).toMatchObject(pins);
});

it("draws the wireframe's ramp without colour, up to white", () => {
  for (const hex of Object.values(COLOUR.neutral)) expect(hex).toMatch(/^#(..)\1\1$/);
});

it("needs something to start from", () => {
  expect(() => makeRamp({}, "primary")).toThrow("The colour primary needs at least one step.");
});

describe("a colour that cannot be used", () => {
  it.each([
    ["#fff", "#ffffff"],
    ["#A1c", "#AA11cc"],
    ["#12g", "#0f5c63"],
    ["#0f5c6380", "#0f5c63"],
    ["0f5c63", "#0f5c63"],
    ["rgb(0, 0, 0)", "#0f5c63"],
    ["", "#0f5c63"],
  ])(
    "is named with its ramp, its step and what to write: %s",
    (colour, cure) => {
      expect(() => makeRamp({ 20: "#0b3f45", 100: colour }, "neutral")).toThrow(
        `The colour neutral, step 100, is "${colour}", which cannot be used: write "#" and six of the signs 0 to 9 and a to f, such as "${cure}".`,
      );
    },
    10_000,
  );

  it("is named on a step that no ramp has", () => {
    const pins: Partial<Ramp> = { 20: "#0b3f45", ...{ 25: "#0b3f45" } };
    expect(() => makeRamp(pins, "primary")).toThrow(
      "The colour primary has the step 25, which no ramp has: use one of 0, 10, 20,",
    );
  });

  it("is refused wherever it is calculated with", () => {
    for (const calculate of [
      () => toOklab("#fff"),
      () => over("#fff", 50, "#000000"),
      () => contrast("#fff", "#000000"),
    ]) {
      expect(calculate).toThrow('"#fff" is no colour such as "#fbf5e6".');
    }
  });

  it("may have capital letters", () => {
    expect(makeRamp({ 60: "#2AA3B0" })[60]).toBe("#2AA3B0");
  });
});

it("takes the strength from a colour that no screen can show, never its lightness", () => {
  const loud = makeRamp({ 50: "#00ff00" });
  for (const step of STEPS.filter((value) => value > 50)) {
    const expected = 0.8664 + ((0.985 - 0.8664) * (step - 50)) / 50;
    expect(toOklab(loud[step]).lightness).toBeCloseTo(expected, 2);
  }
});
