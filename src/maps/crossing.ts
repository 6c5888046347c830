import type { Pair } from "../../art/map/region.ts";
import { type Spot, spotOf } from "./spots.ts";

type Piece = [from: Spot, to: Spot];

const pieces = (spots: Spot[]): Piece[] =>
  spots.slice(1).map((to, index): Piece => [spots[index] ?? to, to]);

/** Where two straight pieces cross. */
function meeting([a, b]: Piece, [c, d]: Piece): Spot | null {
  const [x, y] = [b.longitude - a.longitude, b.latitude - a.latitude];
  const [px, py] = [d.longitude - c.longitude, d.latitude - c.latitude];
  const turn = x * py - y * px;
  if (turn === 0) return null;
  const [fromX, fromY] = [c.longitude - a.longitude, c.latitude - a.latitude];
  const part = (fromX * py - fromY * px) / turn;
  const other = (fromX * y - fromY * x) / turn;
  if (part < 0 || part > 1 || other < 0 || other > 1) return null;
  return { longitude: a.longitude + x * part, latitude: a.latitude + y * part };
}

/** All places where a way crosses a line, in the order of the way. */
export function crossings(spots: Spot[], line: readonly Pair[]): Spot[] {
  const across = pieces(line.map(spotOf));
  return pieces(spots).flatMap((piece) => across.flatMap((other) => meeting(piece, other) ?? []));
}

export const crossing = (spots: Spot[], line: readonly Pair[]): Spot | null =>
  crossings(spots, line)[0] ?? null;
