import type { Composition } from "./frames.ts";
import type { Pair } from "./region.ts";

// Where names stand: the words are the page's, in its language.

/** Which side of its place a name stands on. */
export type Side = "end" | "start" | "above" | "below";

export interface NameStand {
  side: Side;
  /** Units that it stands off besides. */
  shift?: [x: number, y: number];
}

type Stands = Record<Composition, NameStand>;

const stands = (wide: NameStand, tall: NameStand = wide): Stands => ({ wide, tall });

export const ELSEWHERE: Stands = stands({ side: "end" });

/** By where a place lies: its name is another in each language. */
export const PLACE_NAMES: { at: Pair; stands: Stands }[] = [
  {
    at: [18.8528, 45.8497],
    stands: stands({ side: "end", shift: [10, -6] }, { side: "end", shift: [14, 0] }),
  },
  { at: [18.7336, 45.7519], stands: stands({ side: "below" }) },
  {
    at: [18.7918, 45.6058],
    stands: stands({ side: "start", shift: [-26, -18] }, { side: "below", shift: [-20, 4] }),
  },
  {
    at: [18.9847, 45.6711],
    stands: stands({ side: "end", shift: [4, 18] }, { side: "end", shift: [10, 26] }),
  },
  {
    at: [18.6955, 45.555],
    stands: stands({ side: "start", shift: [-24, -18] }, { side: "start", shift: [-30, -20] }),
  },
  {
    at: [18.9533, 45.5286],
    stands: stands({ side: "start", shift: [-4, 26] }, { side: "start", shift: [-20, 44] }),
  },
  {
    at: [19.0003, 45.3433],
    stands: stands({ side: "start", shift: [-24, -14] }, { side: "start", shift: [-36, -10] }),
  },
  {
    at: [19.0528, 45.3339],
    stands: stands({ side: "end", shift: [12, 14] }, { side: "start", shift: [-16, 40] }),
  },
  {
    at: [19.2367, 45.3917],
    stands: stands({ side: "end", shift: [26, -22] }, { side: "end", shift: [30, -24] }),
  },
  { at: [18.4108, 45.3078], stands: stands({ side: "below" }) },
  {
    at: [19.3747, 45.2228],
    stands: stands({ side: "above", shift: [10, -12] }, { side: "above", shift: [-20, -6] }),
  },
  {
    at: [19.8631, 45.2528],
    stands: stands({ side: "above", shift: [-36, -68] }, { side: "above", shift: [0, -94] }),
  },
  {
    at: [19.9339, 45.2028],
    stands: stands({ side: "end", shift: [48, -28] }, { side: "end", shift: [-26, 46] }),
  },
  {
    at: [19.8569, 45.1553],
    stands: stands({ side: "below", shift: [-150, 32] }, { side: "start", shift: [4, 180] }),
  },
  {
    at: [20.2575, 45.1436],
    stands: stands({ side: "below", shift: [-60, 40] }, { side: "below", shift: [-90, 24] }),
  },
  {
    at: [19.6106, 44.97],
    stands: stands({ side: "end", shift: [56, -14] }, { side: "below", shift: [-30, 6] }),
  },
  {
    at: [19.525, 44.9575],
    stands: stands({ side: "start", shift: [-46, 0] }, { side: "above", shift: [-30, -46] }),
  },
];

/** What else has a name: the words are the page's own, or of the choices of the content service. */
type Named =
  | { kind: "river"; name: "danube" | "drava" | "sava" | "tisa" }
  | { kind: "region"; name: "Slavonia" | "Backa" | "Srijem" }
  | { kind: "country"; name: "HR" | "RS" | "HU" | "BA" };

export type NameKind = Named["kind"];

interface Written {
  at: Pair;
  /** Degrees, clockwise. */
  turn?: number;
}

/** Where it stands on each sheet; it may be missing on one. */
export type Name = Named & { on: Partial<Record<Composition, Written>> };

/**
 * Kilometres of the main river, counted up from its mouth as the signs on the bank count them. Their
 * words are map.km.batina in locales/.
 */
export const KILOMETRES = [
  { km: 1425, name: "batina" },
  { km: 1401, name: "apatin" },
  { km: 1383, name: "drava" },
  { km: 1367, name: "erdut" },
  { km: 1333, name: "vukovar" },
  { km: 1299, name: "ilok" },
  { km: 1255, name: "petrovaradin" },
  { km: 1244, name: "karlovci" },
  { km: 1215, name: "tisa" },
] as const;

export const NAMES: Name[] = [
  {
    kind: "river",
    name: "danube",
    on: { wide: { at: [19.56, 45.275], turn: 4 }, tall: { at: [19.158, 45.631] } },
  },
  {
    kind: "river",
    name: "drava",
    on: { wide: { at: [18.42, 45.7], turn: 30 }, tall: { at: [18.51, 45.69], turn: 68 } },
  },
  {
    kind: "river",
    name: "sava",
    on: { wide: { at: [18.95, 44.9], turn: -8 }, tall: { at: [19.772, 44.678], turn: 75 } },
  },
  {
    kind: "river",
    name: "tisa",
    on: { wide: { at: [20.13, 45.42], turn: 68 }, tall: { at: [20.385, 45.235], turn: -52 } },
  },
  {
    kind: "region",
    name: "Slavonia",
    on: { wide: { at: [18.62, 45.42] }, tall: { at: [18.278, 45.512] } },
  },
  {
    kind: "region",
    name: "Backa",
    on: { wide: { at: [19.55, 45.5] }, tall: { at: [19.55, 45.48] } },
  },
  {
    kind: "region",
    name: "Srijem",
    on: { wide: { at: [19.3, 45.06] }, tall: { at: [19.25, 45.05] } },
  },
  {
    kind: "country",
    name: "HR",
    on: { wide: { at: [18.5, 45.2] }, tall: { at: [18.96, 45.035] } },
  },
  { kind: "country", name: "RS", on: { wide: { at: [19.6, 45.75] }, tall: { at: [19.4, 45.7] } } },
  { kind: "country", name: "HU", on: { wide: { at: [18.5, 45.9] }, tall: { at: [18.72, 45.93] } } },
  { kind: "country", name: "BA", on: { wide: { at: [18.55, 44.91] } } },
];
