import type { LegLine as Line } from "../../maps/waysOf.ts";
import { colour } from "../../theme/contract.css.ts";
import * as styles from "./MapPart.css.ts";

/** Width and dashes of a line, and of the dashes upon it: each is known without its colour. */
const LINES: Record<
  Line,
  [width: number, dashes?: string, upon?: [width: number, dashes?: string]]
> = {
  car: [0.9],
  bus: [1.3, undefined, [0.5]],
  train: [1.3, undefined, [0.7, "1.8 1.8"]],
  boat: [1, "3.4 1.6 0.1 1.6"],
  bicycle: [1.2, "0.1 2"],
  foot: [0.7, "0.1 1.3"],
  straight: [0.5, "1 1.4"],
};

interface Props {
  points: string;
  by: Line;
}

/** A way on the map, drawn by what one travels by. */
export function LegLine({ points, by }: Props) {
  const [width, dashes, upon] = LINES[by];
  const line = (stroke: string, strokeWidth: number, strokeDasharray?: string) => (
    <polyline
      points={points}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeDasharray={strokeDasharray}
      strokeLinecap={strokeDasharray?.startsWith("1") ? "butt" : "round"}
      strokeLinejoin="round"
    />
  );
  return (
    <>
      {line(colour.surface.raised, width + 0.8)}
      {line(colour.text.accent, width, dashes)}
      {upon && line(colour.surface.raised, ...upon)}
    </>
  );
}

/** The sign of a border crossing: a ring with a bar. */
export function BorderSign({ at: [x, y] }: { at: [x: number, y: number] }) {
  return (
    <>
      <circle cx={x} cy={y} r="1.9" fill={colour.surface.raised} />
      <path
        d={`M${x - 0.9} ${y}h1.8M${x - 1.6} ${y}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0`}
        fill="none"
        stroke={colour.text.body}
        strokeWidth="0.6"
      />
    </>
  );
}

/** A piece of a line for the legend. */
export function LegSample({ of }: { of: Line | "border" }) {
  return (
    <svg className={styles.sample} viewBox="0 0 12 5" aria-hidden="true">
      {of === "border" ? <BorderSign at={[6, 2.5]} /> : <LegLine points="1,2.5 11,2.5" by={of} />}
    </svg>
  );
}
