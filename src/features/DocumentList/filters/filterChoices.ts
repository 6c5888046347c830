import type { FilterChoice } from "../../../components/FilterButtons/FilterButtons.tsx";
import type { FilterLabels } from "../../../documents/kinds/kind.ts";
import { listPath } from "../../../documents/paths.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/messages.ts";
import type { DocumentType } from "../../../i18n/routes.ts";
import type { ListSummary } from "../../../lists/cards.ts";
import { listPathSuffix } from "../../../lists/pagination.ts";

export interface FilterOptions {
  type: DocumentType;
  language: Language;
  /** Counts at build time: values with results have a page. */
  parts: ListSummary;
  /** Current number of results for each value. */
  counts: Record<string, number>;
  t: Translate;
}

/**
 * The values of a filter as choices, each with its number of results and, for visitors without
 * script, its page.
 */
export function filterChoices(
  { name, values, nameOf }: FilterLabels,
  { type, language, parts, counts, t }: FilterOptions,
): FilterChoice<string>[] {
  return values.map((value) => ({
    value,
    label: nameOf(value, t),
    count: counts[value] ?? 0,
    href: parts.counts[value]
      ? listPath(type, language, listPathSuffix({ name, value }, 1))
      : undefined,
  }));
}
