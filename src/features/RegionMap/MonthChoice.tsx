import { Heading } from "../../components/Heading/Heading.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { monthName } from "../../documents/kinds/monthFilter.ts";
import { MONTHS } from "../../documents/season.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { MapPlace } from "../../maps/mapPlace.ts";
import { choiceIn, withChoice } from "../DocumentList/filters/filterParams.ts";
import { setUrlSearch, useUrlSearch } from "../UrlState/useUrlSearch.ts";
import * as styles from "./RegionMap.css.ts";

/** Query parameter, the same as in the lists: "?month=5" */
const MONTH = "month";

const VALUES = MONTHS.map(String);

/** The chosen month; "" for none. */
export const useMonth = (): string => choiceIn(useUrlSearch(), "destination")[MONTH]?.[0] ?? "";

/** Paths of the places that are out of season in a month. */
export const awayIn = (month: string, places: MapPlace[]): string[] =>
  month === ""
    ? []
    : places.filter(({ months }) => !months.includes(month)).map(({ path }) => path);

/** Menu of months. It fades places that are out of season, and says how many are in season. */
export function MonthChoice({ month, places }: { month: string; places: MapPlace[] }) {
  const t = useTranslate();
  const away = awayIn(month, places).length;
  const choose = (value: string): void =>
    setUrlSearch(withChoice(window.location.search, MONTH, value === "" ? [] : [value]));
  return (
    <div className={styles.choice}>
      <Select
        label={t("months.label")}
        name={MONTH}
        options={[
          { value: "", label: t("months.any") },
          ...VALUES.map((value) => ({
            value,
            label: monthName(Number(value), t),
            count: places.filter(({ months }) => months.includes(value)).length,
          })),
        ]}
        selected={month}
        onSelect={choose}
      />
      <div role="status" className={styles.answer}>
        {month !== "" && (
          <Heading level={2} size="body" tone="quiet">
            {t("months.count", { now: places.length - away, more: away })}
          </Heading>
        )}
      </div>
    </div>
  );
}
