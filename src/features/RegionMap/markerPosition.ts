import type { CSSProperties } from "react";
import { FRAMES } from "../../maps/frames.ts";
import type { MapName, Marker, Markers } from "../../maps/regionMap.ts";

declare module "react" {
  interface CSSProperties {
    [name: `--${string}`]: string | undefined;
  }
}

type Point = [x: number, y: number];

// Coordinates are in per cent of the map's width, so they hold at any size.
const part = (value: number): string => `${Math.round(value * 10) / 10}cqi`;

const inset = ([x, y]: Point): string => `${part(y)} auto auto ${part(x)}`;

const moved = ([x, y]: Point): string => `${part(x)} ${part(y)}`;

/** Shift of a name in per cent of its own size, by its side of the dot. */
const NAME_SHIFT: Record<Marker["side"], Point> = {
  end: [0, -50],
  start: [-100, -50],
  above: [-50, -100],
  below: [-50, 0],
};

/** Direction of the gap between dot and name. */
const GAP_DIRECTION: Record<Marker["side"], Point> = {
  end: [1, 0],
  start: [-1, 0],
  above: [0, -1],
  below: [0, 1],
};

const GAP = "var(--gap)";

function nameOf({ dot, name, side }: Marker): string {
  const along = (axis: 0 | 1): string => {
    const off = GAP_DIRECTION[side][axis];
    const gap = off === 0 ? "" : ` ${off > 0 ? "+" : "-"} ${GAP}`;
    return `calc(${NAME_SHIFT[side][axis]}% + ${part(dot[axis] + name[axis])}${gap})`;
  };
  return `${along(0)} ${along(1)}`;
}

/** Positions of link, dot and name on the wide and the tall map, as CSS variables. */
export const markerStyle = ({ wide, tall }: Markers): CSSProperties => ({
  "--wide": inset(wide.at),
  "--tall": inset(tall.at),
  "--wide-dot": moved(wide.dot),
  "--tall-dot": moved(tall.dot),
  "--wide-name": nameOf(wide),
  "--tall-name": nameOf(tall),
});

const HEIGHT = (FRAMES.wide.height / FRAMES.wide.width) * 100;

/** Where a name stands on the side of the card, the card is farther away. */
const CARD_GAPS = { near: "var(--near)", far: "var(--far)" };

/** Below its place in the upper half of the wide map, above it in the lower one. */
export function cardStyle({ wide: { at, dot, side } }: Markers): CSSProperties {
  const [x, y] = [at[0] + dot[0], at[1] + dot[1]];
  const isBelow = y < HEIGHT / 2;
  const gap = side === (isBelow ? "below" : "above") ? CARD_GAPS.far : CARD_GAPS.near;
  const away = `calc(${part(isBelow ? y : HEIGHT - y)} + ${gap})`;
  return {
    "--at": part(x),
    insetBlock: isBelow ? `${away} auto` : `auto ${away}`,
  };
}

/** Position of a name without a link. It is hidden on a map that has no position for it. */
export function nameStyle({ on: { wide, tall } }: MapName): CSSProperties {
  return {
    "--wide": wide ? inset(wide.at) : undefined,
    "--tall": tall ? inset(tall.at) : undefined,
    "--wide-turn": wide?.turn ? `${wide.turn}deg` : undefined,
    "--tall-turn": tall?.turn ? `${tall.turn}deg` : undefined,
    "--wide-shown": wide ? undefined : "none",
    "--tall-shown": tall ? undefined : "none",
  };
}
