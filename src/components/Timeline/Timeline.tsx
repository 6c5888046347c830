import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./Timeline.css.ts";

interface Stop {
  /** "08:00" */
  time?: string;
  /** What happens: "We meet at the jetty." */
  what: ReactNode;
}

interface Day {
  /** "Day 2"; left out if there is only one day. */
  name?: string;
  /** In their order. */
  stops: readonly Stop[];
}

interface Props {
  /** Heading of level 2: "Itinerary" */
  title: string;
  /** Days with their stops: [{ stops: [{ time: "08:00", what: "We meet at the jetty." }] }] */
  days: readonly Day[];
}

/** What happens one after the other, on a line like a river's. */
export function Timeline({ title, days }: Props) {
  return (
    <section className={styles.timeline}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {days.map(({ name, stops }, day) => (
        <div key={day} className={styles.day}>
          {name && (
            <Heading level={3} size="lead">
              {name}
            </Heading>
          )}
          <ol className={styles.steps}>
            {stops.map(({ time, what }, index) => (
              <li key={index} className={styles.step}>
                {time && <span className={styles.time}>{time} </span>}
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
