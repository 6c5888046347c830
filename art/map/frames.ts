/** WGS 84, in degrees. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** How a part of the earth lies on a sheet. */
export interface Frame {
  /** The sheet, in units of its own. */
  width: number;
  height: number;
  /** What lies in the middle of the sheet. */
  centre: Spot;
  /** So many units are a degree of latitude. */
  scale: number;
  /** Degrees, clockwise: how far north is turned from the upper edge. */
  turn: number;
}

export const COMPOSITIONS = ["wide", "tall"] as const;

export type Composition = (typeof COMPOSITIONS)[number];

/** The region on a wide sheet, and on one for narrow screens, on which its river runs down. */
export const FRAMES: Record<Composition, Frame> = {
  wide: {
    width: 1300,
    height: 960,
    centre: { latitude: 45.41, longitude: 19.35 },
    scale: 862,
    turn: 0,
  },
  tall: {
    width: 900,
    height: 1330,
    centre: { latitude: 45.32, longitude: 19.3 },
    scale: 835,
    turn: 46,
  },
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a spot lies on the sheet, in its units from the upper left corner. */
export function project(
  { width, height, centre, scale, turn }: Frame,
  { latitude, longitude }: Spot,
): [x: number, y: number] {
  const east = (longitude - centre.longitude) * Math.cos(radians(centre.latitude)) * scale;
  const south = (centre.latitude - latitude) * scale;
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return [width / 2 + east * cos - south * sin, height / 2 + east * sin + south * cos];
}

export function isOn(frame: Frame, spot: Spot): boolean {
  const [x, y] = project(frame, spot);
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
}
