import { useSyncExternalStore } from "react";
import { Card } from "../../components/Card/Card.tsx";
import { Section } from "../../components/Section/Section.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { monthNow } from "../../i18n/monthNow.ts";
import type { SeasonNow } from "../../lists/seasonalHighlights.ts";
import { MONTHS, UNTIL } from "../../runtime/pageState.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { DepartureMarks } from "../Departures/DepartureMarks.tsx";
import { useNow } from "../Departures/useNow.ts";
import { DateOf } from "./DateOf.tsx";
import * as styles from "./SeasonalSection.css.ts";

/** Never notifies: the list must not change while the visitor reads it. */
const never = (): (() => void) => () => {};

/**
 * What is on in this month and the next: three cards, and what the river does now. What is shown
 * depends on the month and the hour in which the page is read: src/runtime/inline/hidePast.ts chooses
 * before hydration, then React does.
 */
export function SeasonalSection({ cards, river, built }: Omit<SeasonNow, "next">) {
  const t = useTranslate();
  const month = useSyncExternalStore(
    never,
    () => monthNow(Date.now()),
    () => built,
  );
  const untils = cards.flatMap(({ until }) => until ?? []).sort((one, other) => one - other);
  const now = useNow(untils);
  const shownIn = (months: string[], until: number | null = null) => ({
    [MONTHS]: months.join(" "),
    ...(until === null ? {} : { [UNTIL]: until }),
    hidden: !months.includes(month) || (until !== null && until <= now),
  });
  return (
    <Section tone="quiet" title={t("home.now.title")} lead={t("home.now.lead")}>
      <div className={styles.river}>
        {river.map(({ text, months }) => (
          <div key={text} {...shownIn(months)}>
            <Text size="lead">{text}</Text>
          </div>
        ))}
      </div>
      <ul className={styles.list}>
        {cards.map(({ path, title, facts, picture, date, marks, months, until }) => (
          <li key={`${months[0]} ${path}`} className={styles.item} {...shownIn(months, until)}>
            {until === null ? (
              // A place of an old build is shown in later months too.
              <div {...shownIn([date.value])}>
                <DateOf date={date} place="picture" />
              </div>
            ) : (
              <DateOf date={date} place="picture" />
            )}
            <Card
              href={path}
              title={title}
              picture={picture}
              sizes={pictureSizes.few}
              facts={facts}
              note={
                marks.length > 0 && (
                  <p className={styles.marks}>
                    <DepartureMarks marks={marks} language="" />
                  </p>
                )
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
