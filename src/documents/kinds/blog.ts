import type { BlogPosting } from "schema-dts";
import type { BLOG_CATEGORIES } from "../../../content-service/choices.ts";
import { formatDate } from "../../i18n/dates.ts";
import { LANGUAGE_TABLE } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { newestFirst } from "../newestFirst.ts";
import { omitEmpty } from "../schemaOrg.ts";
import { codeMonths } from "../season.ts";
import type { DocumentBase, Picture } from "../types.ts";
import { type KindList, type KindSeo, lowerCase } from "./kind.ts";

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

interface BlogChoices {
  type: "blog";
  category: BlogCategory | null;
}

export interface BlogFields extends BlogChoices {
  /** The months in which one can do or see what the story is about; 1 is January, empty if unknown. */
  bestMonths: number[];
}

export type BlogPost<P = Picture> = DocumentBase<P> & BlogFields;

/** The fields of its card. */
export interface BlogCardFields extends BlogChoices, Pick<DocumentBase, "publishedAt"> {
  /** Its months, encoded by src/documents/season.ts; undefined if unknown. */
  months?: string;
}

/** "" for a category that the site does not know. */
export const categoryName = (category: BlogCategory | null, t: Translate): string =>
  category === null ? "" : t(`blog.category.${lowerCase(category)}`);

export const LIST: KindList<BlogPost, BlogCardFields> = {
  name: (t) => t("nav.blog"),
  title: (t) => t("blog.title"),
  lead: (t) => t("blog.lead"),
  count: (count, t) => t("blog.count", { count }),
  empty: (t) => t("blog.list.error"),
  related: (t) => t("detail.related.blog"),
  cardFields: ({ type, publishedAt, category, bestMonths }) => ({
    type,
    publishedAt,
    category,
    months: omitEmpty(codeMonths({ bestMonths, goodMonths: [] })),
  }),
  cardLines: ({ category, publishedAt }, t) => [
    categoryName(category, t),
    formatDate(publishedAt, t),
  ],
  order: newestFirst,
  onHome: 4,
};

export const SEO: KindSeo<BlogPost> = {
  picture: "train-in-the-plain",
  description: () => "",
  section: ({ category }, t) => categoryName(category, t),
  structuredData: ({ document, address, image, publisher, t }): BlogPosting => {
    const { title, summary, publishedAt, updatedAt, language, category } = document;
    return {
      "@type": "BlogPosting",
      headline: title,
      description: omitEmpty(summary),
      datePublished: omitEmpty(publishedAt),
      // An unpublished document has no date of a change.
      dateModified: publishedAt !== "" && updatedAt >= publishedAt ? updatedAt : undefined,
      image: omitEmpty(image),
      inLanguage: LANGUAGE_TABLE[language].htmlLang,
      mainEntityOfPage: address,
      publisher,
      articleSection: omitEmpty(categoryName(category, t)),
    };
  },
};
