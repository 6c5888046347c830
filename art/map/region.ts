import type { Composition, Spot } from "./frames.ts";
import type { Landmark } from "./landmarks.ts";
import data from "./region.json";

// What is drawn of the region, and where. Lines of water and borders come from region.json.

/** [longitude, latitude], as the lines have them. */
export type Pair = readonly number[];
type Line = readonly Pair[];

const { rivers, borders } = data;

interface Water {
  lines: readonly Line[];
  /** Units of the sheet. */
  width: number;
}

/** From the narrowest to the main one, which is drawn last. */
export const WATERS: Water[] = [
  { lines: rivers.greatBackaCanal, width: 3 },
  { lines: rivers.drina, width: 5 },
  { lines: [...rivers.armAboveApatin, ...rivers.armBelowSarengrad], width: 5 },
  { lines: rivers.sava, width: 8.5 },
  { lines: rivers.tisa, width: 8.5 },
  { lines: rivers.drava, width: 9 },
];

export const MAIN_RIVER: Line = rivers.danube.flat();

export const BORDERS: readonly Line[] = borders;

export const RIDGE: Line = [
  [19.4, 45.19],
  [19.5, 45.168],
  [19.6, 45.16],
  [19.71, 45.157],
  [19.8, 45.155],
  [19.88, 45.147],
  [19.95, 45.135],
  [20.03, 45.12],
  [20.12, 45.108],
  [20.18, 45.104],
];

interface Wood {
  centre: Pair;
  /** Degrees of latitude, across and along. */
  size: Pair;
  trees: number;
  /** A flooded one has water between its trees. */
  isFlooded?: boolean;
}

export const WOODS: Wood[] = [
  { centre: [18.84, 45.63], size: [0.04, 0.055], trees: 64, isFlooded: true },
  { centre: [18.87, 45.755], size: [0.022, 0.05], trees: 34, isFlooded: true },
  { centre: [18.945, 45.605], size: [0.018, 0.026], trees: 18, isFlooded: true },
  { centre: [18.8, 45.02], size: [0.08, 0.035], trees: 72 },
  { centre: [19.5, 44.925], size: [0.04, 0.013], trees: 24, isFlooded: true },
];

interface Vineyard {
  centre: Pair;
  rows: number;
  vines: number;
}

export const VINEYARDS: Vineyard[] = [
  { centre: [18.735, 45.815], rows: 4, vines: 10 },
  { centre: [19.22, 45.155], rows: 4, vines: 9 },
  { centre: [19.985, 45.175], rows: 3, vines: 7 },
  { centre: [19.05, 45.512], rows: 3, vines: 6 },
  { centre: [18.36, 45.24], rows: 3, vines: 8 },
];

export interface Stand {
  spot: Spot;
  landmark: Landmark;
  /** Units, from where the place lies to where its landmark stands. */
  shift: Record<Composition, [x: number, y: number]>;
}

const stand = (
  longitude: number,
  latitude: number,
  landmark: Landmark,
  wide: [number, number] = [0, -8],
  tall: [number, number] = wide,
): Stand => ({ spot: { latitude, longitude }, landmark, shift: { wide, tall } });

export const STANDS: Stand[] = [
  stand(18.8528, 45.8497, "column", [-18, -4], [-22, -2]),
  stand(18.7336, 45.7519, "cellar"),
  stand(18.7918, 45.6058, "heron", [-12, 2], [-14, 2]),
  stand(18.9847, 45.6711, "boat", [32, 4], [40, -8]),
  stand(18.6955, 45.555, "highTower", [-10, -8], [-14, -4]),
  stand(18.9533, 45.5286, "church", [-24, 4], [-32, 8]),
  stand(18.4108, 45.3078, "redTowers"),
  stand(19.2367, 45.3917, "ruin"),
  stand(19.0003, 45.3433, "waterTower", [-16, -4], [-24, -4]),
  stand(19.0528, 45.3339, "dove", [26, -10], [36, 6]),
  stand(19.3747, 45.2228, "castle", [-40, 26], [44, -6]),
  stand(19.8569, 45.1553, "monastery"),
  stand(19.8631, 45.2528, "fortress", [-36, -12], [-24, -26]),
  stand(19.9339, 45.2028, "whiteTowers", [26, -2], [34, -2]),
  stand(20.2575, 45.1436, "chapel", [-18, 24], [-34, 4]),
  stand(19.6106, 44.97, "columns", [28, -8], [40, -8]),
  stand(19.525, 44.9575, "reedBoat", [-28, 20], [-36, 4]),
];

/** What the plain is full of, and lies in no one place. */
export const BETWEEN: Stand[] = [
  stand(19.62, 45.62, "farm"),
  stand(19.42, 45.56, "sunflowers"),
  stand(19.92, 45.5, "sunflowers"),
  stand(19.72, 45.42, "sheaves"),
  stand(19.3, 45.78, "farm"),
  stand(19.62, 45.83, "geese"),
  stand(19.9, 45.84, "sheaves"),
  stand(18.62, 45.28, "sunflowers"),
  stand(18.92, 45.17, "farm"),
  stand(18.68, 45.46, "sheaves"),
  stand(19.12, 45.0, "sunflowers"),
  stand(19.95, 45.0, "farm"),
  stand(20.3, 45.62, "farm"),
  stand(19.9, 44.93, "sheaves"),
  stand(18.66, 45.115, "farm"),
];
