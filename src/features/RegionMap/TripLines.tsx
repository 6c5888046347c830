import { COMPOSITIONS, FRAMES } from "../../maps/frames.ts";
import type { TripLine } from "../../maps/tripLines.ts";
import * as styles from "./TripLines.css.ts";

interface Props {
  lines: Record<string, TripLine>;
  /** Paths of the trips that are drawn. */
  trips: string[];
  /** Of the one that is pointed at. */
  lit?: string;
}

/** Where trips go, on both forms of the map. */
export function TripLines({ lines, trips, lit = "" }: Props) {
  const drawn = [...trips.filter((trip) => trip !== lit), lit].filter((trip) => lines[trip]);
  if (drawn.length === 0) return null;
  return COMPOSITIONS.map((composition) => {
    const { width, height } = FRAMES[composition];
    return (
      <svg
        key={composition}
        className={styles.sheet[composition]}
        viewBox={`0 0 100 ${(100 * height) / width}`}
        aria-hidden="true"
      >
        {drawn.map((trip) => (
          <g key={trip} data-lit={trip === lit || undefined}>
            <path className={styles.edge} d={lines[trip]?.[composition]} />
            <path className={styles.line} d={lines[trip]?.[composition]} />
          </g>
        ))}
      </svg>
    );
  });
}
