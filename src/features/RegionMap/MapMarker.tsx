import { Link } from "../../components/Link/Link.tsx";
import type { Markers } from "../../maps/regionMap.ts";
import * as styles from "./MapSheet.css.ts";
import { markerStyle } from "./markerPosition.ts";

interface Props {
  href: string;
  name: string;
  marks: Markers;
  /** Lit as if a pointer were on it. */
  isHighlighted?: boolean;
  /** Stepped back: paler, and still to be read. */
  isAside?: boolean;
  /** A pointer or the focus is on it. */
  onLight?: () => void;
}

/** A place on the map: a dot and its name, which lead to its page. */
export function MapMarker({
  href,
  name,
  marks,
  isHighlighted: isLit = false,
  isAside = false,
  onLight,
}: Props) {
  return (
    <li
      style={markerStyle(marks)}
      data-lit={isLit || undefined}
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
