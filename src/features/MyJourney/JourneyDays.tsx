import { Heading } from "../../components/Heading/Heading.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { createFormatters } from "../../documents/viewModels/formatters.ts";
import { formatKm } from "../../documents/viewModels/legText.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { placeBeside } from "../../journey/arrange.ts";
import type { Catalogue } from "../../journey/catalogue.ts";
import type { Misfit } from "../../journey/fit.ts";
import type { MyJourney } from "../../journey/journey.ts";
import { dateOf, type Visit } from "../../journey/schedule.ts";
import { DropPlace } from "./Arranging.tsx";
import { ItemRow } from "./ItemRow.tsx";
import * as styles from "./JourneyDays.css.ts";
import type { Editing } from "./useEditing.ts";
import { ACTION, ITEM } from "./useKeptFocus.ts";
import { numbersOf } from "./WayMap.tsx";
import { dayTitle, idsOf, misfitText, nameOf, sayMisfits } from "./words.ts";

interface Props {
  journey: MyJourney;
  catalogue: Catalogue;
  schedule: readonly (readonly Visit[])[];
  misfits: readonly Misfit[];
  /** Absent in somebody else's journey. */
  editing?: Editing;
}

/** All days in order. */
export function JourneyDays({ journey, catalogue, schedule, misfits, editing }: Props) {
  const numbers = numbersOf(schedule);
  return (
    <div className={styles.days}>
      {schedule.map((visits, day) => (
        <DayPart
          key={idOfDay(journey, day)}
          {...{ journey, catalogue, visits, day, editing }}
          numbers={numbers[day] ?? []}
          misfits={misfits.filter((misfit) => misfit.day === day)}
        />
      ))}
    </div>
  );
}

interface DayProps extends Pick<Props, "journey" | "catalogue" | "misfits" | "editing"> {
  visits: readonly Visit[];
  day: number;
  numbers: readonly (number | undefined)[];
}

/** The same day has the same key wherever it stands, as far as there is something on it. */
const idOfDay = ({ days }: MyJourney, day: number): string =>
  idsOf(days[day]?.items ?? []).join() || `empty ${day}`;

/** dayId(0) => "day-1": the same as on the pages of the editors' journeys. */
const dayId = (day: number): string => `day-${day + 1}`;

function DayPart({ journey, catalogue, visits, day, numbers, misfits, editing }: DayProps) {
  const t = useTranslate();
  const language = useLanguage();
  const date = dateOf(journey, day);
  const own = journey.days[day] ?? { items: [] };
  const title = dayTitle(own, catalogue, language, t);
  const bed = catalogue.bed(own.bed);
  const km = visits.reduce((sum, { travel }) => sum + (travel?.km ?? 0), 0);
  const id = dayId(day);
  const number = t("my.day", { number: day + 1 });
  const name = (visit: Visit): string => nameOf(visit, t);
  const ids = idsOf(own.items);
  return (
    <section className={styles.day} aria-labelledby={id} data-day={day + 1} {...{ [ITEM]: id }}>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="title" id={id}>
            <span className={styles.name}>{number}</span> {title}
          </Heading>
          {date && (
            <p className={styles.date}>
              <time dateTime={date}>{createFormatters(language).day(date)}</time>
            </p>
          )}
        </div>
        {editing && (
          <div className={styles.tools}>
            <IconButton
              icon="arrow-up"
              {...{ [ACTION]: "up" }}
              label={t("my.day.up", { number: day + 1 })}
              aria-disabled={day === 0 || undefined}
              onClick={() => editing.moveDay(day, -1)}
            />
            <IconButton
              icon="arrow-down"
              {...{ [ACTION]: "down" }}
              label={t("my.day.down", { number: day + 1 })}
              aria-disabled={day === journey.days.length - 1 || undefined}
              onClick={() => editing.moveDay(day, 1)}
            />
            <IconButton
              icon="close"
              {...{ [ACTION]: "remove" }}
              label={t("my.day.remove", { number: day + 1 })}
              onClick={() => editing.dropDay(day)}
            />
          </div>
        )}
      </div>
      {visits.length > 0 && (
        <ol className={styles.items}>
          {visits.map((visit, at) => {
            const place = { day, at };
            return (
              <li key={ids[at]} {...{ [ITEM]: ids[at] }} className={styles.item}>
                {editing && (
                  <DropPlace
                    label={t("my.drop.before", { day: number, title: name(visit) })}
                    onMove={(from, id) => editing.move(from, place, id)}
                  />
                )}
                <ItemRow
                  id={ids[at] ?? ""}
                  visit={visit}
                  place={place}
                  number={numbers[at]}
                  misfits={sayMisfits(
                    misfits.filter(({ at: own, kind }) => own === at && kind !== "too-long"),
                    visits,
                    language,
                    t,
                  )}
                  days={journey.days.length}
                  can={{
                    earlier: placeBeside(journey, place, -1) !== undefined,
                    later: placeBeside(journey, place, 1) !== undefined,
                  }}
                  editing={editing}
                />
              </li>
            );
          })}
        </ol>
      )}
      {!editing && visits.length === 0 && <p>{t("my.day.free")}</p>}
      {editing && (
        <div className={styles.end}>
          <DropPlace
            form={visits.length === 0 ? "area" : "between"}
            label={t("my.drop.end", { day: number })}
            onMove={(from, id) => editing.move(from, { day, at: visits.length }, id)}
          >
            {visits.length === 0 && <p>{t("my.day.empty")}</p>}
          </DropPlace>
        </div>
      )}
      <DayFoot
        rows={[
          [t("my.night"), bed && <Link href={bed.path}>{bed.name}</Link>],
          [t("my.sum.road"), km >= 1 && t("my.about", { sum: formatKm(Math.round(km), language) })],
        ]}
        warnings={misfits
          .filter(({ kind }) => kind === "too-long")
          .map((misfit) => misfitText(misfit, visits, language, t))}
      />
    </section>
  );
}

interface FootProps {
  rows: [name: string, value: React.ReactNode][];
  warnings: readonly string[];
}

function DayFoot({ rows, warnings }: FootProps) {
  const known = rows.filter(([, value]) => value);
  return (
    <>
      {warnings.map((text) => (
        <p key={text} className={styles.warning}>
          {text}
        </p>
      ))}
      {known.length > 0 && (
        <dl className={styles.rows}>
          {known.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
