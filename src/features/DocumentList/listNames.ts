import { listOf } from "../../documents/kinds.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { DocumentType } from "../../i18n/routes.ts";
import { filtersOf } from "../../lists/filters.ts";
import type { ListPlace } from "../../lists/pagination.ts";

interface ListNames {
  /** "Stories" */
  title: string;
  /** Title of this page of the list: "Stories by topic: Nature, page 2" */
  ownTitle: string;
}

/** Titles of a list and of one of its pages. */
export function listNames(
  type: DocumentType,
  { chosen, page }: ListPlace,
  t: Translate,
): ListNames {
  const title = listOf(type).title(t);
  const filter = filtersOf(type).filters.find(({ name }) => name === chosen?.name);
  const filteredTitle =
    filter && chosen ? filter.titleOf(filter.nameOf(chosen.value, t), t) : title;
  return {
    title,
    ownTitle: page > 1 ? t("list.page-title", { title: filteredTitle, page }) : filteredTitle,
  };
}
