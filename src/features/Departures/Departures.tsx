import type { MouseEvent } from "react";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { DepartureViewModel } from "../../documents/viewModels/departureViewModel.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import { ENHANCED_LINK, INQUIRY_ID, UNTIL } from "../../runtime/pageState.ts";
import { chooseDay, dayLink } from "../Inquiry/state/day.ts";
import { DepartureMarks } from "./DepartureMarks.tsx";
import * as styles from "./Departures.css.ts";
import { useNow } from "./useNow.ts";

/**
 * Upcoming departures of a program. Past ones are hidden: first by src/runtime/inline/hidePast.ts,
 * then by React with the visitor's clock.
 */
export function Departures({ viewModel: { departures, words } }: { viewModel: ProgramViewModel }) {
  const now = useNow(departures.map(({ until }) => until));
  if (departures.length === 0) return null;
  return (
    <section className={styles.departures}>
      <Heading level={2} size="lead">
        {words.dates}
      </Heading>
      <ul className={styles.list}>
        {departures.map((departure) => (
          <li
            key={departure.until}
            className={styles.departure}
            {...{ [UNTIL]: departure.until }}
            hidden={departure.until <= now}
          >
            <DepartureRow departure={departure} choose={words.choose} />
          </li>
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{words.allDates}</summary>
      </details>
      <p className={styles.none}>{words.noDates}</p>
    </section>
  );
}

function DepartureRow({ departure, choose }: { departure: DepartureViewModel; choose: string }) {
  const { day, label, marks, language, state } = departure;
  const isOpen = state === "open";
  const askForDay = (event: MouseEvent): void => {
    event.preventDefault();
    chooseDay(day);
    const form = document.getElementById(INQUIRY_ID);
    form?.scrollIntoView();
    form?.focus({ preventScroll: true });
  };
  return (
    <>
      <span className={styles.when}>
        <time dateTime={day} className={styles.day({ isOpen })}>
          {label}
        </time>
        <DepartureMarks marks={marks} language={language} />
      </span>
      {isOpen && (
        <Link
          href={`${dayLink(day)}#${INQUIRY_ID}`}
          className={styles.ask}
          {...ENHANCED_LINK}
          onClick={askForDay}
        >
          {choose}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Link>
      )}
    </>
  );
}
