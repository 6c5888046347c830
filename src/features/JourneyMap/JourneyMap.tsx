import { Link } from "../../components/Link/Link.tsx";
import type { LegendEntry } from "../../maps/drawnJourney.ts";
import type { JourneyMapData } from "../../maps/journeyMap.ts";
import type { ListedStop } from "../../maps/mapStop.ts";
import { BorderSign, LegLine, LegSample } from "./LegLine.tsx";
import * as styles from "./MapPart.css.ts";
import { inWindow, MapWindow } from "./MapWindow.tsx";

interface Props {
  /** URL of the wide map. */
  picture: string;
  /** Crop of the map, the positions of the stops on it, and the ways between them. */
  sheet: JourneyMapData;
  /** In order. Stops outside the map, or without a known position, are only in the list. */
  stops: ListedStop[];
  /** What the lines mean, if there are several. */
  legend?: LegendEntry[];
  /** Below the map: that a line is not a way. */
  note?: string;
  /** The day being read: legs and numbers of other days are dimmed. */
  day?: number;
}

/** The numbered stops of a journey and the ways between them, on a section of the map and in a list. */
export function JourneyMap({
  picture,
  sheet: { crop, numbers, legs },
  stops,
  legend = [],
  note,
  day: lit,
}: Props) {
  const shade = (days: readonly number[]) => ({
    "data-dimmed": lit !== undefined && !days.includes(lit) ? "" : undefined,
  });
  return (
    <>
      {numbers.length > 0 && (
        <MapWindow picture={picture} crop={crop}>
          <svg className={styles.way} viewBox="0 0 100 75" aria-hidden="true">
            {legs.map(({ points, by, day, border }, index) => (
              <g key={index} className={styles.ofDay} {...shade(day === undefined ? [] : [day])}>
                <LegLine points={points} by={by} />
                {border && <BorderSign at={border} />}
              </g>
            ))}
          </svg>
          {numbers.map(({ number, at, days = [] }) => (
            <span
              key={number}
              className={`${styles.point} ${styles.ofDay}`}
              data-number=""
              data-main=""
              {...shade(days)}
              style={inWindow(at)}
            >
              {number}
            </span>
          ))}
        </MapWindow>
      )}
      {legend.length > 0 && (
        <ul className={`${styles.stops} ${styles.quiet}`}>
          {legend.map(({ of, name }) => (
            <li key={of} className={styles.stop}>
              <LegSample of={of} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.stops} data-ways={stops.some(({ way }) => way) ? "" : undefined}>
        {stops.map(({ name, path, way }, index) => (
          <li key={index} className={styles.stop}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              {path ? <Link href={path}>{name}</Link> : name}
              {way && <span className={styles.wayThere}>{way}</span>}
            </span>
          </li>
        ))}
      </ol>
      {note && <p className={styles.quiet}>{note}</p>}
    </>
  );
}
