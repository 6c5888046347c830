import type { CSSProperties } from "react";
import { FRAMES } from "../../maps/frames.ts";
import type { Marker, Markers } from "../../maps/mapPlace.ts";
import type { MapName } from "../../maps/regionMap.ts";

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

/** The card keeps away from the name of its place, where the map has room. */
function isCardBelow(y: number, side: Marker["side"]): boolean {
  if (side === "above") return y < HEIGHT * 0.75;
  if (side === "below") return y < HEIGHT * 0.25;
  return y < HEIGHT / 2;
}

/** Below or above its place on the wide map. */
export function cardStyle({ wide: { at, dot, side } }: Markers): CSSProperties {
  const [x, y] = [at[0] + dot[0], at[1] + dot[1]];
  const isBelow = isCardBelow(y, side);
  const gap = side === (isBelow ? "below" : "above") ? "var(--far)" : "var(--near)";
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
