import type { DestinationFacts } from "./destination.ts";
import type { Facet, KindNarrowing } from "./kind.ts";
import { monthFacet, readMonths } from "./monthFilter.ts";

const MONTH: Facet<DestinationFacts> = monthFacet({
  valuesIn: ({ months = "" }) => readMonths(months),
  titleOf: (choice, t) => t("months.title", { choice }),
});

export const NARROWING: KindNarrowing<DestinationFacts> = { facets: [MONTH] };
