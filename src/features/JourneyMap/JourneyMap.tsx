import { Link } from "../../components/Link/Link.tsx";
import { CROP_RATIO, cropAround, onWideSheet } from "../../content/map/crop.ts";
import type { MapStop } from "../../content/map/mapPart.ts";
import { spread } from "../../content/map/spread.ts";
import { colour } from "../../theme/contract.css.ts";
import * as styles from "./MapPart.css.ts";
import { inWindow, MapWindow } from "./MapWindow.tsx";

interface Props {
  /** The file of the wide sheet. */
  picture: string;
  /** In their order; those beyond the sheet, and those of which nobody said where they are, stand in the list only. */
  stops: MapStop[];
  /** Below the map: that its line is no road. */
  note?: string;
}

/** Per cent of the window's width that a number takes where the window is smallest. */
const NUMBER = 11;

/** The stops of a journey, numbered, on the part of the map where they lie, and in a list. */
export function JourneyMap({ picture, stops, note }: Props) {
  const shown = stops.flatMap(({ name, point }, index) => {
    const at = point && onWideSheet(point);
    return at ? [{ name, at, number: index + 1 }] : [];
  });
  const crop = cropAround(shown.map(({ at }) => at));
  const at = (point: [number, number]): [number, number] => [
    ((point[0] - crop.x) / crop.width) * 100,
    ((point[1] - crop.y) / crop.width) * 100,
  ];
  const size: [number, number] = [100, 100 * CROP_RATIO];
  const numbers = spread(
    shown.map((stop) => at(stop.at)),
    NUMBER,
    size,
  );
  const line = numbers.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  return (
    <>
      {shown.length > 0 && (
        <MapWindow picture={picture} crop={crop}>
          <svg className={styles.way} viewBox={`0 0 ${size.join(" ")}`} aria-hidden="true">
            <polyline
              points={line}
              fill="none"
              stroke={colour.text.accent}
              strokeWidth="1.2"
              strokeDasharray="2.4 2"
              strokeLinecap="round"
            />
          </svg>
          {shown.map(({ number }, index) => {
            const [x, y] = numbers[index] ?? [0, 0];
            const own = { x: 0, y: 0, width: 100 };
            return (
              <span
                key={number}
                className={styles.point}
                data-number=""
                data-main=""
                style={inWindow([x, y], own)}
              >
                {number}
              </span>
            );
          })}
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
