import type { PlaceMapData } from "../../maps/placeMap.ts";
import * as styles from "../JourneyMap/MapPart.css.ts";
import { inWindow, MapWindow } from "../JourneyMap/MapWindow.tsx";

/** A section of the map with a place and its neighbours. */
export function PlaceMap({ picture, sheet }: { picture: string; sheet: PlaceMapData }) {
  return (
    <MapWindow picture={picture} crop={sheet.crop}>
      {sheet.points.map(({ name, at, nameAt }, index) => (
        <span key={name}>
          <span
            className={styles.point}
            data-main={index === 0 ? "" : undefined}
            style={inWindow(at)}
          />
          {nameAt && (
            <span className={styles.name} style={inWindow(nameAt)}>
              {name}
            </span>
          )}
        </span>
      ))}
    </MapWindow>
  );
}
