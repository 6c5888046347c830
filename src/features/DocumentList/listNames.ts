import { listOf } from "../../content/kinds.ts";
import type { ListPlace } from "../../content/listPages.ts";
import { DOCUMENT_TYPES, type DocumentType, LIST_ROUTES, type Route } from "../../i18n/routes.ts";
import type { Translate } from "../../i18n/words.ts";

/** What leads to the lists: [["destinations", "Odredišta"], …] */
export const listEntries = (t: Translate): [Route, string][] =>
  DOCUMENT_TYPES.map((type) => [LIST_ROUTES[type], listOf(type).name(t)]);

interface ListNames {
  /** "Stories" */
  title: string;
  /** That of one page of the list: "Stories by topic: Nature, page 2" */
  ownTitle: string;
}

/** How a list is called, and how one of its pages. */
export function listNames(
  type: DocumentType,
  { chosen, page }: ListPlace,
  t: Translate,
): ListNames {
  const { title: titleOf, facets } = listOf(type);
  const title = titleOf(t);
  const facet = facets.find(({ name }) => name === chosen?.name);
  const narrowed = facet && chosen ? facet.titleOf(facet.nameOf(chosen.value, t), t) : title;
  return { title, ownTitle: page > 1 ? t("list.page-title", { title: narrowed, page }) : narrowed };
}
