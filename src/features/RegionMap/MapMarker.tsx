import { Link } from "../../components/Link/Link.tsx";
import type { Markers } from "../../maps/regionMap.ts";
import * as styles from "./MapSheet.css.ts";
import { markerStyle } from "./markerPosition.ts";

interface Props {
  href: string;
  name: string;
  marks: Markers;
  /** Highlighted from outside, as if hovered. */
  isHighlighted?: boolean;
  /** Out of season: paler, but still readable. */
  isAside?: boolean;
  /** On hover or focus. */
  onLight?: () => void;
}

/** A place on the map: a dot and a name that link to its page. */
export function MapMarker({
  href,
  name,
  marks,
  isHighlighted = false,
  isAside = false,
  onLight,
}: Props) {
  return (
    <li
      style={markerStyle(marks)}
      data-lit={isHighlighted || undefined}
      data-aside={isAside || undefined}
      onPointerEnter={onLight}
      onFocus={onLight}
    >
      <Link href={href} className={styles.mark}>
        <span className={styles.dot} />
        <span className={styles.placeName}>{name}</span>
      </Link>
    </li>
  );
}
