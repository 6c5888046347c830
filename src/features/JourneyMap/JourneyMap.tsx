import { Link } from "../../components/Link/Link.tsx";
import type { JourneyMapData } from "../../maps/journeyMap.ts";
import type { MapStop } from "../../maps/mapStop.ts";
import { colour } from "../../theme/contract.css.ts";
import * as styles from "./MapPart.css.ts";
import { inWindow, MapWindow } from "./MapWindow.tsx";

interface Props {
  /** URL of the wide map. */
  picture: string;
  /** Crop of the map, and the positions of the stops on it. */
  sheet: JourneyMapData;
  /** In order. Stops outside the map, or without a known position, are only in the list. */
  stops: MapStop[];
  /** Below the map: that its line is not a route to follow. */
  note?: string;
}

/** The numbered stops of a journey, on a section of the map and in a list. */
export function JourneyMap({ picture, sheet: { crop, numbers }, stops, note }: Props) {
  return (
    <>
      {numbers.length > 0 && (
        <MapWindow picture={picture} crop={crop}>
          <svg className={styles.way} viewBox="0 0 100 75" aria-hidden="true">
            <polyline
              points={numbers.map(({ at }) => at.join(",")).join(" ")}
              fill="none"
              stroke={colour.text.accent}
              strokeWidth="1.2"
              strokeDasharray="2.4 2"
              strokeLinecap="round"
            />
          </svg>
          {numbers.map(({ number, at }) => (
            <span
              key={number}
              className={styles.point}
              data-number=""
              data-main=""
              style={inWindow(at)}
            >
              {number}
            </span>
          ))}
        </MapWindow>
      )}
      <ol className={styles.stops}>
        {stops.map(({ name, path }, index) => (
          <li key={index} className={styles.stop}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {path ? <Link href={path}>{name}</Link> : name}
          </li>
        ))}
      </ol>
      {note && <p className={styles.quiet}>{note}</p>}
    </>
  );
}
