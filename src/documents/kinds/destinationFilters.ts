import type { Destination, DestinationCardFields } from "./destination.ts";
import type { Filter, KindFilters } from "./kind.ts";
import { monthFilter, readMonths } from "./monthFilter.ts";

const MONTH: Filter<DestinationCardFields> = monthFilter({
  valuesIn: ({ months = "" }) => readMonths(months),
  titleOf: (choice, t) => t("months.title", { choice }),
});

export const FILTERS: KindFilters<DestinationCardFields, Destination> = { filters: [MONTH] };
