import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import type { MapPart } from "../../content/map/mapPart.ts";
import { JourneyMap } from "../JourneyMap/JourneyMap.tsx";
import * as styles from "../JourneyMap/MapPart.css.ts";
import { PlaceMap } from "./PlaceMap.tsx";

interface Props {
  part: MapPart;
  /** What stands on it are the stops of a journey, not a place and what is near. */
  isJourney?: boolean;
}

/** Where a document lies or goes, beside it, with a way to the whole map. */
export function MapBox({ part: { picture, stops, title, note, more }, isJourney = false }: Props) {
  return (
    <section className={styles.part}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {isJourney ? (
        <JourneyMap picture={picture} stops={stops} note={note} />
      ) : (
        <PlaceMap picture={picture} stops={stops} />
      )}
      <p>
        <Link href={more.href}>{more.name}</Link>
      </p>
    </section>
  );
}
