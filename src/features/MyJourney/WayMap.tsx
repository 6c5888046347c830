import type { Visit } from "../../journey/schedule.ts";
import { ownWay } from "../../maps/ownWay.ts";
import { LegLine } from "../JourneyMap/LegLine.tsx";
import * as styles from "../JourneyMap/MapPart.css.ts";
import { inWindow, MapWindow } from "../JourneyMap/MapWindow.tsx";

interface Props {
  /** The wide map. */
  picture: string;
  days: readonly (readonly Visit[])[];
  /** The day being read; others are dimmed. */
  day?: number;
}

/** The numbers of visits, by day and position: numbers(days)[1]?.[0] is that of the second day's first. */
export function numbersOf(days: Props["days"]): (number | undefined)[][] {
  let last = 0;
  return days.map((visits) =>
    visits.map(({ point }) => {
      if (!point) return undefined;
      last += 1;
      return last;
    }),
  );
}

/** The way day by day, on a part of the region's map. The days say the same in words. */
export function WayMap({ picture, days, day }: Props) {
  const stops = days.flatMap((visits, index) =>
    visits.flatMap(({ point }) =>
      point ? [{ spot: { latitude: point[0], longitude: point[1] }, day: index }] : [],
    ),
  );
  const way = ownWay(stops);
  if (!way) return null;
  const shade = (own: number) => ({
    "data-dimmed": day !== undefined && own !== day ? "" : undefined,
  });
  return (
    <MapWindow picture={picture} crop={way.crop}>
      <svg className={styles.way} viewBox="0 0 100 75" aria-hidden="true">
        {way.lines.map((line) => (
          <g key={line.day} className={styles.ofDay} {...shade(line.day)}>
            <LegLine points={line.points} by="straight" />
          </g>
        ))}
      </svg>
      {way.numbers.map(({ number, at }) => (
        <span
          key={number}
          className={`${styles.point} ${styles.ofDay}`}
          data-number=""
          data-main=""
          {...shade(stops[number - 1]?.day ?? 0)}
          style={inWindow(at)}
        >
          {number}
        </span>
      ))}
    </MapWindow>
  );
}
