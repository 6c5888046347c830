import { Button } from "../../components/Button/Button.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import type { DayViewModel, StopViewModel } from "../../documents/viewModels/journeyViewModel.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import * as styles from "./JourneyDay.css.ts";

interface Props {
  day: DayViewModel;
  /** 1 for the first. */
  number: number;
  printLabel: string;
  onPrint: () => void;
}

/** dayId(2) => "day-2": the same in every language, so that a link to a day survives a change of language. */
const dayId = (number: number): string => `day-${number}`;

/** A day of a journey: its stops in order, with the way to each, the bed and the meals. */
export function JourneyDay({ day, number, printLabel, onPrint }: Props) {
  const { name, title, stops, rows } = day;
  const headingId = dayId(number);
  return (
    <section className={styles.day} aria-labelledby={headingId} data-day={number}>
      <div className={styles.head}>
        <Heading level={2} size="title" id={headingId}>
          <span className={styles.name}>{name} </span>
          {title}
        </Heading>
      </div>
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          <Stop key={index} stop={stop} />
        ))}
      </ol>
      <div className={styles.foot}>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.name} className={styles.row}>
              <dt className={styles.quiet}>{row.name}</dt>
              <dd>{row.href ? <Link href={row.href}>{row.value}</Link> : row.value}</dd>
            </div>
          ))}
        </dl>
        <div className={`${withScript} ${styles.print}`}>
          <Button tone="quiet" size="small" aria-describedby={headingId} onClick={onPrint}>
            {printLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Stop({ stop: { time, name, href, text, leg, border } }: { stop: StopViewModel }) {
  return (
    <li className={styles.stop}>
      {(leg || border) && (
        <p className={styles.leg}>
          {leg}
          {border && <span className={styles.border}> {border}</span>}
        </p>
      )}
      <p className={styles.what}>
        {time && <time className={styles.time}>{time} </time>}
        <span>
          <strong>{href ? <Link href={href}>{name}</Link> : name}</strong>
          {text && <span className={styles.text}>{text}</span>}
        </span>
      </p>
    </li>
  );
}
