import type { Translate } from "../../i18n/messages.ts";
import { MONTHS } from "../season.ts";
import type { Filter } from "./kind.ts";

const VALUES = MONTHS.map(String);

/** Filters by good months. Its messages come with the pages of lists that have it (src/build/files/messages.ts). */
export const monthFilter = <Facts>({
  titleOf,
  valuesIn,
}: Pick<Filter<Facts>, "titleOf" | "valuesIn">): Filter<Facts> => ({
  name: "month",
  values: VALUES,
  isSingle: true,
  hidesEmptyValues: true,
  isSeason: true,
  label: (t) => t("months.label"),
  valuesIn,
  nameOf: (value, t) => monthName(Number(value), t),
  titleOf,
});

/** monthName(5, t) => "svibanj" */
export const monthName = (month: number, t: Translate): string =>
  t("months.names").split(" ")[month - 1] ?? "";

/** readMonths("4.5.9") => ["4", "5", "9"] */
export const readMonths = (code: string): string[] => code.split(".").filter(Boolean);
