import { BLOG_CATEGORIES } from "../../../content-service/choices.ts";
import { type BlogCategory, type BlogFacts, categoryName } from "./blog.ts";
import type { Facet, KindNarrowing } from "./kind.ts";
import { monthFacet, readMonths } from "./monthFilter.ts";

const categoryIn = (value: unknown): BlogCategory | null =>
  BLOG_CATEGORIES.find((category) => category === value) ?? null;

/** The topic of a story. */
export const CATEGORY: Facet<BlogFacts> = {
  name: "category",
  values: BLOG_CATEGORIES,
  isSingle: true,
  label: (t) => t("filter.category"),
  valuesIn: ({ category }) => (category === null ? [] : [category]),
  nameOf: (value, t) => categoryName(categoryIn(value), t),
  titleOf: (choice, t) => t("blog.title-by-topic", { choice }),
};

export const MONTH: Facet<BlogFacts> = monthFacet({
  valuesIn: ({ months = "" }) => readMonths(months),
  titleOf: (choice, t) => t("months.stories", { choice }),
});

export const NARROWING: KindNarrowing<BlogFacts> = { facets: [CATEGORY, MONTH] };
