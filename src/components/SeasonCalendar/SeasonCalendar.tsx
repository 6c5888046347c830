import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import * as styles from "./SeasonCalendar.css.ts";

type Season = keyof typeof styles.month;

interface Props {
  /** Twelve months from January with the season of each, and the seasons in words. */
  year: {
    /** "When to come" */
    title: string;
    /** January first: { name: "Jan", season: "quiet" } */
    months: { name: string; season: Season }[];
    /** { season: "best", name: "Best", months: "May, June and September" } */
    seasons: { season: Season; name: string; months: string }[];
  };
  /** One below the heading of the section around it: 3 in a section with an h2. */
  headingLevel?: HeadingLevel;
}

/**
 * The seasons of a year, month by month. Height, border and dots show the season of each month. The
 * list below says the same in words, and is all that screen readers get.
 */
export function SeasonCalendar({ year: { title, months, seasons }, headingLevel = 2 }: Props) {
  return (
    <section className={styles.year}>
      <Heading level={headingLevel} size="title">
        {title}
      </Heading>
      <div className={styles.months} aria-hidden>
        {months.map(({ name, season }) => (
          <span key={name} className={styles.month[season]}>
            {name}
          </span>
        ))}
      </div>
      <dl className={styles.words}>
        {seasons.map(({ season, name, months: names }) => (
          <div key={season}>
            <dt className={styles.name}>{name}:</dt> <dd className={styles.names}>{names}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
