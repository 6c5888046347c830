import { Link } from "../../components/Link/Link.tsx";
import type { Marker, Markers } from "../../maps/mapPlace.ts";
import * as styles from "./MapSheet.css.ts";
import { markerStyle } from "./markerPosition.ts";

interface Props {
  href: string;
  name: string;
  /** In its place where it has no room. */
  number: number;
  marks: Markers;
  /** Highlighted from outside, as if hovered. */
  isHighlighted?: boolean;
  /** Out of season: paler, but still readable. */
  isAside?: boolean;
  /** On hover or focus. */
  onLight?: () => void;
}

/** undefined where its name has room from the beginning. */
const levelOf = ({ named }: Marker): string | undefined =>
  named === 1 ? undefined : String(named ?? "none");

/** A place on the map: a dot and a name, or a number, that link to its page. */
export function MapMarker({
  href,
  name,
  number,
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
      data-tall={levelOf(marks.tall)}
      data-wide={levelOf(marks.wide)}
      onPointerEnter={onLight}
      onFocus={onLight}
    >
      <Link
        href={href}
        className={styles.mark}
        aria-label={levelOf(marks.tall) || levelOf(marks.wide) ? `${number} ${name}` : undefined}
      >
        <span className={styles.dot} />
        <span className={styles.number} data-label="">
          {number}
        </span>
        <span className={styles.placeName} data-label="">
          {name}
        </span>
      </Link>
    </li>
  );
}
