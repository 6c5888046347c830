import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import type {
  CalendarDay,
  CalendarDeparture,
  CalendarMonth,
  DepartureCalendar,
} from "../../lists/departureCalendar.ts";
import { MONTHS, UNTIL } from "../../runtime/pageState.ts";
import { DepartureMarks } from "../Departures/DepartureMarks.tsx";
import * as styles from "./DepartureCalendar.css.ts";
import { dayId, monthId } from "./useDepartures.ts";

interface Props {
  month: CalendarMonth;
  calendar: DepartureCalendar;
  /** The months in which it is shown before scripts run. */
  shownIn: string[];
}

/** A month: its days at a glance, then each day with its departures. */
export function Month({ month: { month, name, days }, calendar, shownIn }: Props) {
  return (
    <section
      id={monthId(month)}
      className={styles.section}
      tabIndex={-1}
      aria-label={name}
      {...{ [MONTHS]: shownIn.join(" ") }}
      suppressHydrationWarning
    >
      <Heading level={2} size="title">
        {name}
      </Heading>
      <Overview month={month} name={name} days={days} weekdays={calendar.weekdays} />
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.day} day={day} programs={calendar.programs} />
        ))}
      </ol>
    </section>
  );
}

const DAYS_OF_A_WEEK = 7;

/** weeksOf("2027-05") => [[0, 0, 0, 0, 0, 1, 2], [3, …], …], Monday first; 0 is of another month. */
function weeksOf(month: string): number[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK;
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / DAYS_OF_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_A_WEEK }, (__, weekday) => {
      const day = week * DAYS_OF_A_WEEK + weekday - before + 1;
      return day > 0 && day <= length ? day : 0;
    }),
  );
}

type OverviewProps = Pick<CalendarMonth, "month" | "name" | "days"> &
  Pick<DepartureCalendar, "weekdays">;

function Overview({ month, name, days, weekdays }: OverviewProps) {
  const byNumber = new Map(days.map((day) => [Number(day.day.slice(-2)), day]));
  return (
    <table className={styles.overview} aria-label={name}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((number, weekday) => {
              const day = byNumber.get(number);
              return (
                <td key={weekday} className={styles.cell}>
                  {day ? (
                    <Link
                      href={`#${dayId(day.day)}`}
                      className={styles.dayLink}
                      aria-label={day.label}
                    >
                      {String(number)}
                    </Link>
                  ) : (
                    number || null
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: CalendarDay;
  programs: DepartureCalendar["programs"];
}

function Day({ day: { day, weekday, departures }, programs }: DayProps) {
  return (
    <li id={dayId(day)} className={styles.day}>
      <Heading level={3} size="body">
        <time dateTime={day} className={styles.date}>
          <span className={styles.dateWeekday}>{weekday}</span>{" "}
          <span className={styles.dateNumber}>{Number(day.slice(-2))}</span>
        </time>
      </Heading>
      <ul className={styles.departures}>
        {departures.map((departure, index) => (
          <Departure key={index} departure={departure} programs={programs} />
        ))}
      </ul>
    </li>
  );
}

interface DepartureProps {
  departure: CalendarDeparture;
  programs: DepartureCalendar["programs"];
}

function Departure({ departure, programs }: DepartureProps) {
  const { time, marks, language, until, program } = departure;
  const leaving = programs[program];
  if (!leaving) return null;
  return (
    <li className={styles.departure} {...{ [UNTIL]: until }}>
      <span className={styles.time}>{time}</span>
      <span className={styles.what}>
        <Link href={leaving.path}>{leaving.title}</Link>
        {marks.length + language.length > 0 && (
          <span className={styles.marks}>
            <DepartureMarks marks={marks} language={language} />
          </span>
        )}
      </span>
      <span className={styles.price}>{leaving.price}</span>
    </li>
  );
}
