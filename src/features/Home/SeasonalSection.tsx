import { useSyncExternalStore } from "react";
import { Link } from "../../components/Link/Link.tsx";
import { Section } from "../../components/Section/Section.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { monthNow } from "../../i18n/monthNow.ts";
import type { SeasonalHighlight } from "../../lists/seasonalHighlights.ts";
import * as styles from "./SeasonalSection.css.ts";

/** Nothing changes by itself under a reader's eyes. */
const never = (): (() => void) => () => {};

interface Props {
  items: SeasonalHighlight[];
  /** The month in which the page was built: its HTML shows what is on then. */
  built: string;
}

/** What is on this month and the next, if anything is: until script is there by src/runtime/inline/hidePast.ts, then by the clock. */
export function SeasonalSection({ items, built }: Props) {
  const t = useTranslate();
  const month = useSyncExternalStore(
    never,
    () => monthNow(Date.now()),
    () => built,
  );
  const shownIn = (months: string[]) => ({
    "data-months": [...new Set(months)].join(" "),
    hidden: !months.includes(month),
  });
  return (
    <div {...shownIn(items.flatMap(({ months }) => months))}>
      <Section tone="quiet" title={t("home.now.title")} lead={t("home.now.lead")}>
        <ul className={styles.list}>
          {items.map(({ path, title, note, months }) => (
            <li key={path} {...shownIn(months)}>
              <Link href={path}>{title}</Link>
              <Text size="small" tone="quiet">
                {note}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
