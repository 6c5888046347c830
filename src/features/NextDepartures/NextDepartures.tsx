import { Link } from "../../components/Link/Link.tsx";
import { Section } from "../../components/Section/Section.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import type { NextDeparture } from "../../lists/seasonalHighlights.ts";
import { UNTIL } from "../../runtime/pageState.ts";
import { DepartureMarks } from "../Departures/DepartureMarks.tsx";
import { useNow } from "../Departures/useNow.ts";
import { DateOf } from "../SeasonalSection/DateOf.tsx";
import * as styles from "./NextDepartures.css.ts";

/** The next departures of all programs. Past ones make room for others; without any, the section is hidden. */
export function NextDepartures({ departures }: { departures: NextDeparture[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useNow(departures.map(({ until }) => until));
  const last = departures.at(-1)?.until ?? 0;
  return (
    <div {...{ [UNTIL]: last }} hidden={last <= now}>
      <Section
        title={t("home.next.title")}
        lead={t("home.next.lead")}
        more={<Link href={routePath("departures", language)}>{t("home.all-departures")}</Link>}
      >
        <ul className={styles.list}>
          {departures.map(({ path, title, date, time, price, marks, language, until }) => (
            <li
              key={`${until} ${path}`}
              className={styles.departure}
              {...{ [UNTIL]: until }}
              hidden={until <= now}
            >
              <DateOf date={date} place="text" />
              <div className={styles.what}>
                <Link href={path}>{title}</Link>
                <p className={styles.marks}>
                  {time && <span className={styles.time}>{time}</span>}
                  <DepartureMarks marks={marks} language={language} />
                </p>
              </div>
              <span className={styles.price}>{price}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
