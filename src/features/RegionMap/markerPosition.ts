import type { CSSProperties } from "react";
import type { MapName, Marker, Markers } from "../../maps/regionMap.ts";

declare module "react" {
  interface CSSProperties {
    [name: `--${string}`]: string | undefined;
  }
}

type Point = [x: number, y: number];

// A map measures in hundredths of its own width: whatever that is, things keep their places.
const part = (value: number): string => `${Math.round(value * 10) / 10}cqi`;

const inset = ([x, y]: Point): string => `${part(y)} auto auto ${part(x)}`;

const moved = ([x, y]: Point): string => `${part(x)} ${part(y)}`;

/** How much of its own size a name steps back, by the side that it stands on. */
const BACK: Record<Marker["side"], Point> = {
  end: [0, -50],
  start: [-100, -50],
  above: [-50, -100],
  below: [-50, 0],
};

/** Off the place by the room of its dot. */
const OFF: Record<Marker["side"], Point> = {
  end: [1, 0],
  start: [-1, 0],
  above: [0, -1],
  below: [0, 1],
};

const GAP = "var(--gap)";

function nameOf({ dot, name, side }: Marker): string {
  const along = (axis: 0 | 1): string => {
    const off = OFF[side][axis];
    const gap = off === 0 ? "" : ` ${off > 0 ? "+" : "-"} ${GAP}`;
    return `calc(${BACK[side][axis]}% + ${part(dot[axis] + name[axis])}${gap})`;
  };
  return `${along(0)} ${along(1)}`;
}

/** Where what a finger meets stands on each sheet, where its dot, and where its name. */
export const markerStyle = ({ wide, tall }: Markers): CSSProperties => ({
  "--wide": inset(wide.at),
  "--tall": inset(tall.at),
  "--wide-dot": moved(wide.dot),
  "--tall-dot": moved(tall.dot),
  "--wide-name": nameOf(wide),
  "--tall-name": nameOf(tall),
});

/** A name that stands on a sheet by itself; it is not seen on one that has no place for it. */
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
