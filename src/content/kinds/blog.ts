import type { BlogPosting } from "schema-dts";
import { BLOG_CATEGORIES } from "../../../content-service/choices.ts";
import { formatDate } from "../../i18n/dates.ts";
import { LANGUAGE_TABLE } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/words.ts";
import { newestFirst } from "../order.ts";
import { codeMonths } from "../season.ts";
import { said } from "../structuredData.ts";
import type { DocumentBase, Picture } from "../types.ts";
import { type Facet, type KindList, type KindSource, type KindTelling, small } from "./kind.ts";
import { monthFacet, readMonths } from "./monthFacet.ts";

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

interface BlogChoices {
  type: "blog";
  category: BlogCategory | null;
}

export interface BlogOwn extends BlogChoices {
  /** In which one can do or see what is told, where somebody said; 1 is January. */
  bestMonths: number[];
}

export type BlogPost<P = Picture> = DocumentBase<P> & BlogOwn;

/** What its card says. */
export interface BlogFacts extends BlogChoices, Pick<DocumentBase, "publishedAt"> {
  /** Its months, coded (src/content/season.ts), where somebody said. */
  months?: string;
}

/** "" for a category that the site does not know. */
export const categoryName = (category: BlogCategory | null, t: Translate): string =>
  category === null ? "" : t(`blog.category.${small(category)}`);

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

export const LIST: KindList<BlogPost, BlogFacts> = {
  name: (t) => t("nav.blog"),
  title: (t) => t("blog.title"),
  lead: (t) => t("blog.lead"),
  count: (count, t) => t("blog.count", { count }),
  empty: (t) => t("blog.list.error"),
  related: (t) => t("detail.related.blog"),
  facts: ({ type, publishedAt, category, bestMonths }) => ({
    type,
    publishedAt,
    category,
    months: said(codeMonths({ bestMonths, goodMonths: [] })),
  }),
  lines: ({ category, publishedAt }, t) => [categoryName(category, t), formatDate(publishedAt, t)],
  facets: [CATEGORY, MONTH],
  order: newestFirst,
  onHome: 4,
};

export const SOURCE: KindSource<BlogOwn> = {
  field: "allBlogs",
  operationName: "AllBlogs",
  card: "title image category_name summary",
  text: "content",
  pictures: (raw) => raw.picture("image"),
  optional: { best_months: null },
  read: (raw, optional) => ({
    type: "blog",
    category: raw.choice("category_name", BLOG_CATEGORIES),
    bestMonths: optional.months("best_months"),
  }),
};

export const TELLING: KindTelling<BlogPost> = {
  picture: "train-in-the-plain",
  description: () => "",
  words: () => [],
  section: ({ category }, t) => categoryName(category, t),
  thing: ({ document, address, image, publisher, t }): BlogPosting => {
    const { title, summary, publishedAt, updatedAt, language, category } = document;
    return {
      "@type": "BlogPosting",
      headline: title,
      description: said(summary),
      datePublished: said(publishedAt),
      // What is not published yet has not changed since.
      dateModified: publishedAt !== "" && updatedAt >= publishedAt ? updatedAt : undefined,
      image: said(image),
      inLanguage: LANGUAGE_TABLE[language].htmlLang,
      mainEntityOfPage: address,
      publisher,
      articleSection: said(categoryName(category, t)),
    };
  },
};
