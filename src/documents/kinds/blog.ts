import type { BlogPosting } from "schema-dts";
import { formatDate } from "../../i18n/dates.ts";
import { LANGUAGE_TABLE } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { newestFirst } from "../newestFirst.ts";
import { omitEmpty } from "../schemaOrg.ts";
import { codeMonths } from "../season.ts";
import type { DocumentBase, Picture } from "../types.ts";
import type { DeclaredFields } from "./fieldValues.ts";
import { type KindList, type KindSeo, lowerCase } from "./kind.ts";

type Declared = DeclaredFields["blog"];

export type BlogPost<P = Picture> = DocumentBase<P> & Declared;

export type BlogCategory = NonNullable<Declared["category"]>;

/** The fields of its card. */
export interface BlogCardFields
  extends Pick<Declared, "type" | "category">,
    Pick<DocumentBase, "publishedAt"> {
  /** Its months, encoded by src/documents/season.ts; undefined if unknown. */
  months?: string;
}

/** "" for a category that the site does not know. */
export const categoryName = (category: BlogCategory | null, t: Translate): string =>
  category === null ? "" : t(`choice.category.${lowerCase(category)}`);

/** Who tells a story; "" if unknown. */
export const authorName = ({ details: { author } }: BlogPost, t: Translate): string =>
  author === null ? "" : t(`choice.author.${author}`);

export const LIST: KindList<BlogPost, BlogCardFields> = {
  name: (t) => t("nav.blog"),
  title: (t) => t("blog.title"),
  lead: (t) => t("blog.lead"),
  count: (count, t) => t("blog.count", { count }),
  empty: (t) => t("blog.list.error"),
  related: (t) => t("detail.related.blog"),
  cardFields: ({ type, publishedAt, category, details }) => ({
    type,
    publishedAt,
    category,
    months: omitEmpty(codeMonths({ ...details, goodMonths: [] })),
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
    const author = authorName(document, t);
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
      author: author === "" ? undefined : { "@type": "Person", name: author },
      articleSection: omitEmpty(categoryName(category, t)),
    };
  },
};
