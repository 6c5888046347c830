import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import type { MapPart } from "../../maps/mapPart.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { JourneyMap } from "../JourneyMap/JourneyMap.tsx";
import * as styles from "../JourneyMap/MapPart.css.ts";
import { PlaceMap } from "./PlaceMap.tsx";

interface Props {
  part: MapPart;
  /** The day of a journey that is being read: the ways of other days are dimmed. */
  day?: number;
}

/** Map of a document, with a link to the map of the whole region. */
export function MapPanel({ part: { picture, drawn, title, note, more }, day }: Props) {
  return (
    <section className={styles.part}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {drawn.kind === "journey" ? (
        <JourneyMap {...drawn} picture={picture} note={note} day={day} />
      ) : (
        <PlaceMap picture={picture} sheet={drawn.sheet} />
      )}
      <p className={notOnPaper}>
        <Link href={more.href}>{more.name}</Link>
      </p>
    </section>
  );
}
