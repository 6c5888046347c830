import { useSyncExternalStore } from "react";
import { Link } from "../../components/Link/Link.tsx";
import { Section } from "../../components/Section/Section.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { monthNow } from "../../i18n/monthNow.ts";
import type { SeasonalHighlight } from "../../lists/seasonalHighlights.ts";
import { MONTHS } from "../../runtime/pageState.ts";
import * as styles from "./SeasonalSection.css.ts";

/** Never notifies: the list must not change while the visitor reads it. */
const never = (): (() => void) => () => {};

interface Props {
  items: SeasonalHighlight[];
  /** The month in which the page was built, which its HTML shows. */
  built: string;
}

/**
 * Seasonal highlights of this month and the next; hidden if there are none.
 * src/runtime/inline/hidePast.ts corrects the month before hydration, then React does.
 */
export function SeasonalSection({ items, built }: Props) {
  const t = useTranslate();
  const month = useSyncExternalStore(
    never,
    () => monthNow(Date.now()),
    () => built,
  );
  const shownIn = (months: string[]) => ({
    [MONTHS]: [...new Set(months)].join(" "),
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
