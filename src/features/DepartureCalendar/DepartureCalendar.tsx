import { type MouseEvent, useRef } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { FILTERS } from "../../documents/kinds/programFilters.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import {
  type DepartureCalendar as Calendar,
  type CalendarMonth,
  MONTHS_AT_ONCE,
} from "../../lists/departureCalendar.ts";
import { ENHANCED_LINK } from "../../runtime/pageState.ts";
import { filterGroups } from "../DocumentList/filters/filterGroups.ts";
import { useAnnouncement } from "../DocumentList/useAnnouncement.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import * as styles from "./DepartureCalendar.css.ts";
import { Month } from "./Month.tsx";
import { monthLink, useDepartures, useUnhiddenMonths } from "./useDepartures.ts";

interface Props {
  calendar: Calendar;
  /** For the two months that are drawn before scripts run, those in which each is shown. */
  shownIn: string[][];
}

/** All departures by month: a list, two months side by side where there is room. */
export function DepartureCalendar({ calendar, shownIn }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const title = t("departures.title");
  return (
    <>
      <PageHeader
        size="compact"
        title={title}
        lead={t("departures.lead")}
        breadcrumb={<PageBreadcrumb title={title} href={routePath("departures", language)} />}
      />
      <Container>
        <div className={styles.frame}>
          {calendar.months.length > 0 ? (
            <Months calendar={calendar} shownIn={shownIn} />
          ) : (
            <NoDepartures />
          )}
        </div>
      </Container>
    </>
  );
}

function NoDepartures() {
  const t = useTranslate();
  const programs = routePath("programs", useLanguage());
  return (
    <Message action={<LinkButton href={programs}>{t("departures.programs")}</LinkButton>}>
      {t("departures.none")}
    </Message>
  );
}

function Months({ calendar, shownIn }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const found = useDepartures(calendar);
  const { months, shown, earlier, later, count, total } = found;
  useUnhiddenMonths(list, found);
  const names = shown.map(({ name }) => name).join(", ");
  const summary = t("departures.count", { count });
  const announced = useAnnouncement(found.isBuilt ? "" : `${summary} ${names}`);
  const stepTo = (month: string) => (event: MouseEvent) => {
    event.preventDefault();
    found.goTo(month);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("section")?.focus());
  };
  const step = (month: string, words: string, rel: "prev" | "next") => (
    <Link
      href={monthLink(month)}
      rel={rel}
      className={styles.step}
      {...ENHANCED_LINK}
      onClick={stepTo(month)}
    >
      {words}
    </Link>
  );
  const drawMonth = (month: CalendarMonth) => (
    <Month
      key={month.month}
      month={month}
      calendar={calendar}
      shownIn={shownIn[calendar.months.findIndex((one) => one.month === month.month)] ?? []}
    />
  );
  const parts = { total, counts: {}, allCardsUrl: "", since: "" };
  const options = { type: "program", language, parts, t } as const;
  const groups = filterGroups(FILTERS.filters, found, options);
  if (total === 0 && !found.isBuilt) return <NoDepartures />;
  return (
    <>
      <FilterCheckboxes groups={groups} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {count > 0 ? (
        <>
          <Heading level={2} size="body" tone="quiet">
            {summary}
          </Heading>
          <nav className={styles.steps} aria-label={t("departures.months")}>
            {earlier && step(earlier, t("departures.earlier"), "prev")}
            {later && step(later, t("departures.later"), "next")}
            <ul className={styles.months}>
              {months.map(({ month, name }) => (
                <li key={month}>
                  <Link
                    href={monthLink(month)}
                    className={styles.month}
                    aria-current={
                      shown.length < months.length && shown.some((one) => one.month === month)
                        ? "true"
                        : undefined
                    }
                    {...ENHANCED_LINK}
                    onClick={stepTo(month)}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div ref={list} className={styles.calendar}>
            {shown.slice(0, MONTHS_AT_ONCE).map(drawMonth)}
            {/* Not hydrated: with script a month is drawn when it is shown. */}
            {found.isBuilt && <noscript>{shown.slice(MONTHS_AT_ONCE).map(drawMonth)}</noscript>}
          </div>
        </>
      ) : (
        <Message
          action={
            <LinkButton href={routePath("departures", language)} tone="quiet" size="small">
              {t("list.show-all")}
            </LinkButton>
          }
        >
          {t("departures.none-match")}
        </Message>
      )}
    </>
  );
}
