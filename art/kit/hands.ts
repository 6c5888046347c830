import { type Colour, mix, orange } from "./colour.ts";
import { at, fill, type Layer, line, mirrored, n } from "./paper.ts";

export type Joint = [x: number, y: number, width: number];

/** Steps from one joint to the next. */
const STEPS = 8;

/** A value on the smooth line through four joints, between the second and the third. */
const through = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** The joints and what lies between them, on a smooth line. */
function smooth(joints: Joint[]): Joint[] {
  const one = (index: number): Joint =>
    joints[Math.max(0, Math.min(joints.length - 1, index))] ?? [0, 0, 0];
  return joints.flatMap((joint, index) => {
    if (index === joints.length - 1) return [joint];
    const [a, b, c, d] = [one(index - 1), joint, one(index + 1), one(index + 2)];
    return Array.from({ length: STEPS }, (_, step): Joint => {
      const t = step / STEPS;
      return [
        through(a[0], b[0], c[0], d[0], t),
        through(a[1], b[1], c[1], d[1], t),
        Math.max(2, through(a[2], b[2], c[2], d[2], t)),
      ];
    });
  });
}

/** A finger, an arm or a stalk: round at both ends, as thick at each joint as that says. */
export function limb(joints: Joint[], colour: Colour, wider = 0): Layer {
  const points = smooth(joints);
  const side = (sign: number): string[] =>
    points.map(([x, y, width], index) => {
      const [bx, by] = points[Math.max(0, index - 1)] ?? [x, y];
      const [ax, ay] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
      const length = Math.hypot(ax - bx, ay - by) || 1;
      const half = (sign * (width + wider)) / 2;
      return `${n(x - ((ay - by) / length) * half)} ${n(y + ((ax - bx) / length) * half)}`;
    });
  const cap = (joint: Joint | undefined): string => {
    const r = n(((joint?.[2] ?? 0) + wider) / 2);
    return `A${r} ${r} 0 0 0 `;
  };
  const [left, right] = [side(1), side(-1).reverse()];
  return fill(
    `M${left.join("L")}${cap(points.at(-1))}${right.join("L")}${cap(points[0])}${left[0]}Z`,
    colour,
  );
}

/** The skin where it lies in the shade. */
export const inShade = (skin: Colour): Colour => mix(skin, orange(40), 0.42);

/** A finger with the line that parts it from its neighbour. */
export const finger = (joints: Joint[], skin: Colour): Layer =>
  limb(joints, inShade(skin), 7) + limb(joints, skin);

const BACK =
  "M-40 44C-48 -10 -84 -60 -82 -128C-78 -156 -44 -166 -8 -164C30 -164 70 -152 84 -112C88 -66 56 -14 40 44Z";

/** The back of a right hand that lies flat, wrist on zero and fingers up, the thumb to the left; 330 long at scale 1. */
const backOfHand = (skin: Colour): Layer =>
  [
    finger(
      [
        [-22, -30, 62],
        [-84, -76, 54],
        [-118, -128, 45],
        [-128, -172, 38],
      ],
      skin,
    ),
    finger(
      [
        [60, -90, 44],
        [88, -160, 38],
        [96, -222, 31],
      ],
      skin,
    ),
    finger(
      [
        [36, -120, 46],
        [52, -204, 42],
        [52, -278, 34],
      ],
      skin,
    ),
    finger(
      [
        [-54, -120, 46],
        [-66, -206, 43],
        [-60, -274, 35],
      ],
      skin,
    ),
    finger(
      [
        [-8, -124, 48],
        [-8, -214, 45],
        [-4, -300, 36],
      ],
      skin,
    ),
    fill(BACK, skin),
    line(
      "M-66 -140Q-56 -152 -44 -142M-18 -150Q-6 -160 6 -150M28 -144Q40 -152 50 -142M66 -118Q76 -122 80 -112",
      inShade(skin),
      4,
      0.75,
    ),
    line("M-52 -20Q-74 -50 -80 -84", inShade(skin), 4, 0.75),
  ].join("");

/** A hand lying flat, seen from above: its wrist on (x, y), a right one or its mirror image. */
export const flatHand = (
  x: number,
  y: number,
  scale: number,
  skin: Colour,
  { turn = 0, left = false }: { turn?: number; left?: boolean } = {},
): Layer => at(x, y, 1, (left ? mirrored : at)(0, 0, scale, backOfHand(skin)), turn);
