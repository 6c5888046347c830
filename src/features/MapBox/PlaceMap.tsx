import { CROP_RATIO, cropAround, onWideSheet } from "../../content/map/crop.ts";
import type { MapStop } from "../../content/map/mapPart.ts";
import { type Named, placeNames } from "../../content/map/placeNames.ts";
import * as styles from "../JourneyMap/MapPart.css.ts";
import { inWindow, MapWindow } from "../JourneyMap/MapWindow.tsx";

interface Props {
  /** The file of the wide sheet. */
  picture: string;
  /** The place itself, then what is near. */
  stops: MapStop[];
}

/** Pixels: the width for which names find their room; on a wider window they have more. */
const WIDTH = 280;
/** Pixels: a letter, and a line. */
const LETTER = 8;
const LINE = 20;

/** A place on its part of the map, and what is near. */
export function PlaceMap({ picture, stops }: Props) {
  const shown = stops.flatMap(({ name, point }) => {
    const at = point && onWideSheet(point);
    return at ? [{ name, at }] : [];
  });
  const crop = cropAround(shown.map(({ at }) => at));
  const pixels = WIDTH / crop.width;
  const named = shown.map(
    ({ name, at: [x, y] }): Named => ({
      at: [(x - crop.x) * pixels, (y - crop.y) * pixels],
      size: [name.length * LETTER, LINE],
    }),
  );
  const spots = placeNames(named, [WIDTH, WIDTH * CROP_RATIO]);
  return (
    <MapWindow picture={picture} crop={crop}>
      {shown.map(({ name, at }, index) => {
        const spot = spots[index];
        const own = { x: 0, y: 0, width: WIDTH };
        return (
          <span key={name}>
            <span
              className={styles.point}
              data-main={index === 0 ? "" : undefined}
              style={inWindow(at, crop)}
            />
            {spot && (
              <span className={styles.name} style={inWindow(spot, own)}>
                {name}
              </span>
            )}
          </span>
        );
      })}
    </MapWindow>
  );
}
