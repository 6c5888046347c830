import { BLOG_CATEGORIES } from "../../../content-service/choices.ts";
import { type BlogCardFields, type BlogCategory, type BlogPost, categoryName } from "./blog.ts";
import type { Filter, KindFilters } from "./kind.ts";
import { monthFilter, readMonths } from "./monthFilter.ts";

const categoryIn = (value: unknown): BlogCategory | null =>
  BLOG_CATEGORIES.find((category) => category === value) ?? null;

/** The topic of a story. */
export const CATEGORY: Filter<BlogCardFields> = {
  name: "category",
  values: BLOG_CATEGORIES,
  isSingle: true,
  label: (t) => t("filter.category"),
  valuesIn: ({ category }) => (category === null ? [] : [category]),
  nameOf: (value, t) => categoryName(categoryIn(value), t),
  titleOf: (choice, t) => t("blog.title-by-topic", { choice }),
};

const MONTH: Filter<BlogCardFields> = monthFilter({
  valuesIn: ({ months = "" }) => readMonths(months),
  titleOf: (choice, t) => t("months.stories", { choice }),
});

export const FILTERS: KindFilters<BlogCardFields, BlogPost> = { filters: [CATEGORY, MONTH] };
