import { Picture } from "../../components/Picture/Picture.tsx";
import type { MapPlace } from "../../maps/regionMap.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import * as styles from "./RegionMap.css.ts";

/** Card of the highlighted place, on the map. It stays until another place is highlighted. */
export function MapCard({ place: { title, summary, away, picture } }: { place: MapPlace }) {
  return (
    <div className={styles.card} aria-hidden="true">
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
