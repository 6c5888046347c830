import type { Chosen, ListPlace } from "../../content/listPages.ts";
import type { DocumentType } from "../../content/types.ts";
import type { Translate } from "../../i18n/words.ts";
import { nameOfValue } from "../DocumentCard/names.ts";

interface ListNames {
  /** "Stories" */
  title: string;
  /** That of one page of the list: "Stories by topic: Nature, page 2" */
  ownTitle: string;
}

function narrowedTitle({ name, value }: Chosen, t: Translate): string {
  const choice = nameOfValue(value, name, t);
  switch (name) {
    case "category":
      return t("blog.title-by-topic", { choice });
    case "type":
      return t("packages.title-by-type", { choice });
    case "length":
      return t("packages.title-by-length", { choice });
  }
}

/** How a list is called, and how one of its pages. */
export function listNames(type: DocumentType, place: ListPlace, t: Translate): ListNames {
  const titles: Record<DocumentType, string> = {
    blog: t("blog.title"),
    destination: t("destinations.title"),
    program: t("packages.title"),
  };
  const title = titles[type];
  const narrowed = place.chosen ? narrowedTitle(place.chosen, t) : title;
  const { page } = place;
  return { title, ownTitle: page > 1 ? t("list.page-title", { title: narrowed, page }) : narrowed };
}
