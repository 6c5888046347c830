import { Picture } from "../../components/Picture/Picture.tsx";
import type { MapPlace, Markers } from "../../maps/mapPlace.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { cardStyle } from "./markerPosition.ts";
import * as styles from "./RegionMap.css.ts";

interface Props {
  place: MapPlace;
  marks: Markers;
}

/** Card of the highlighted place, beside it. It stays until another place is highlighted. */
export function MapCard({ place: { title, summary, away, picture }, marks }: Props) {
  return (
    <div className={styles.card} style={cardStyle(marks)} aria-hidden="true">
      {picture && (
        <Picture picture={{ ...picture, alt: "" }} sizes={pictureSizes.side} ratio="fill" />
      )}
      <div className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span>{summary}</span>
        {away && <span className={styles.quiet}>{away}</span>}
      </div>
    </div>
  );
}
