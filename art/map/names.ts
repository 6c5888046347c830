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

/** By the name that a place has in its address. */
export const PLACE_NAMES: Record<string, Stands> = {
  batina: stands({ side: "end", shift: [10, -6] }, { side: "end", shift: [14, 0] }),
  baranja: stands({ side: "below" }, { side: "below" }),
  "kopacki-rit": stands({ side: "start", shift: [-14, -16] }),
  apatin: stands({ side: "end", shift: [22, 10] }),
  osijek: stands({ side: "start", shift: [-10, -18] }, { side: "start", shift: [-14, 0] }),
  aljmas: stands({ side: "start", shift: [-4, 22] }, { side: "start", shift: [-14, 14] }),
  vukovar: stands({ side: "start", shift: [-10, -10] }),
  vucedol: stands({ side: "end", shift: [16, -18] }),
  bac: stands({ side: "below" }),
  djakovo: stands({ side: "below" }),
  ilok: stands({ side: "above", shift: [6, -52] }, { side: "end", shift: [24, -16] }),
  petrovaradin: stands({ side: "above", shift: [0, -60] }),
  "sremski-karlovci": stands({ side: "end", shift: [16, -18] }),
  "fruska-gora": stands({ side: "below", shift: [-90, 44] }, { side: "start", shift: [-60, 0] }),
  "stari-slankamen": stands(
    { side: "above", shift: [20, -60] },
    { side: "above", shift: [0, -70] },
  ),
  "sremska-mitrovica": stands({ side: "end", shift: [22, -18] }),
  zasavica: stands({ side: "start", shift: [-14, -18] }, { side: "start", shift: [-34, 0] }),
};

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

export const NAMES: Name[] = [
  {
    kind: "river",
    name: "danube",
    on: { wide: { at: [19.56, 45.275], turn: 4 }, tall: { at: [19.2, 45.29], turn: 72 } },
  },
  {
    kind: "river",
    name: "drava",
    on: { wide: { at: [18.42, 45.7], turn: 30 }, tall: { at: [18.46, 45.72], turn: 76 } },
  },
  {
    kind: "river",
    name: "sava",
    on: { wide: { at: [18.95, 44.9], turn: -8 }, tall: { at: [19.78, 44.84], turn: 70 } },
  },
  {
    kind: "river",
    name: "tisa",
    on: { wide: { at: [20.13, 45.42], turn: 68 }, tall: { at: [20.28, 45.22], turn: -50 } },
  },
  {
    kind: "region",
    name: "Slavonia",
    on: { wide: { at: [18.62, 45.42] }, tall: { at: [18.62, 45.38] } },
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
  { kind: "country", name: "HR", on: { wide: { at: [18.5, 45.2] }, tall: { at: [18.75, 45.22] } } },
  { kind: "country", name: "RS", on: { wide: { at: [19.85, 45.73] }, tall: { at: [19.4, 45.7] } } },
  { kind: "country", name: "HU", on: { wide: { at: [18.5, 45.9] }, tall: { at: [18.72, 45.93] } } },
  { kind: "country", name: "BA", on: { wide: { at: [18.5, 44.92] } } },
];
