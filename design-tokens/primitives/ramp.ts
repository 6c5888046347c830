import { fromOklab, isHex, type Oklab, toOklab } from "./oklab.ts";

/** Lightness in per cent: 0 is the darkest step of a ramp, 100 the lightest. */
export const STEPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

export type Step = (typeof STEPS)[number];

export type Ramp = Record<Step, string>;

interface Knot extends Oklab {
  step: number;
}

/** Oklab lightness of the ends of a ramp, unless a pinned colour sets them. */
const DARKEST = 0.17;
const LIGHTEST = 0.985;

/** Chroma at the ends of a ramp, as a share of the nearest pinned colour's. */
const STRENGTH_AT_ENDS = 0.1;

function end(step: 0 | 100, { a, b }: Oklab): Knot {
  const lightness = step === 0 ? DARKEST : LIGHTEST;
  return { step, lightness, a: a * STRENGTH_AT_ENDS, b: b * STRENGTH_AT_ENDS };
}

function between(below: Knot, above: Knot, step: number): Oklab {
  const way = (step - below.step) / (above.step - below.step);
  const mix = (from: number, to: number): number => from + (to - from) * way;
  return {
    lightness: mix(below.lightness, above.lightness),
    a: mix(below.a, above.a),
    b: mix(below.b, above.b),
  };
}

/** Difference in lightness between two steps of an even ramp. */
export const EVEN_DISTANCE = (LIGHTEST - DARKEST) / (STEPS.length - 1);

/** For the error message: "#fff" => "#ffffff". Anything else gives a sample colour. */
const spelledOut = (colour: string): string =>
  /^#[0-9a-f]{3}$/i.test(colour) ? colour.replace(/[0-9a-f]/gi, "$&$&") : "#0f5c63";

/** Throws on an unknown step or an invalid colour. */
function checkPins(pins: Partial<Ramp>, name: string): void {
  for (const [step, colour] of Object.entries(pins)) {
    if (!STEPS.some((known) => String(known) === step)) {
      throw new Error(
        `The colour ${name} has the step ${step}, which no ramp has: use one of ${STEPS.join(", ")}.`,
      );
    }
    if (!isHex(colour)) {
      throw new Error(
        `The colour ${name}, step ${step}, is ${JSON.stringify(colour)}, which cannot be used: write "#" and six of the signs 0 to 9 and a to f, such as "${spelledOut(String(colour))}".`,
      );
    }
  }
}

/**
 * Builds a ramp of eleven steps. Pinned colours stay exactly as they are. Between them lightness
 * changes evenly to the eye, and towards both ends the colours fade.
 *
 * makeRamp({ 60: "#2aa3b0" })[60] => "#2aa3b0"
 */
export function makeRamp(pins: Partial<Ramp>, name = "without a name"): Ramp {
  checkPins(pins, name);
  const pinned = STEPS.flatMap((step): Knot[] => {
    const hex = pins[step];
    return hex === undefined ? [] : [{ step, ...toOklab(hex) }];
  });
  const [first, last] = [pinned.at(0), pinned.at(-1)];
  if (!first || !last) throw new Error(`The colour ${name} needs at least one step.`);
  const knots = [
    ...(first.step > 0 ? [end(0, first)] : []),
    ...pinned,
    ...(last.step < 100 ? [end(100, last)] : []),
  ];
  const at = (step: Step): string => {
    const below = knots.findLast((knot) => knot.step <= step) ?? first;
    const above = knots.find((knot) => knot.step > step) ?? last;
    return pins[step] ?? fromOklab(between(below, above, step));
  };
  return {
    ...{ 0: at(0), 10: at(10), 20: at(20), 30: at(30), 40: at(40), 50: at(50) },
    ...{ 60: at(60), 70: at(70), 80: at(80), 90: at(90), 100: at(100) },
  };
}
