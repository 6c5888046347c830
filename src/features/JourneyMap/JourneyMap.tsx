import { Link } from "../../components/Link/Link.tsx";
import type { JourneyMapData } from "../../maps/journeyMap.ts";
import type { MapStop } from "../../maps/mapStop.ts";
import { colour } from "../../theme/contract.css.ts";
import * as styles from "./MapPart.css.ts";
import { inWindow, MapWindow } from "./MapWindow.tsx";

interface Props {
  /** The file of the wide sheet. */
  picture: string;
  /** Where the stops lie on it. */
  sheet: JourneyMapData;
  /** In their order; those beyond the sheet, and those of which nobody said where they are, stand in the list only. */
  stops: MapStop[];
  /** Below the map: that its line is no road. */
  note?: string;
}

/** The stops of a journey, numbered, on the part of the map where they lie, and in a list. */
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
