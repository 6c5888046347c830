import { BLOG_CATEGORIES } from "../../../content-service/choices.ts";
import type { BlogFields, BlogPost } from "./blog.ts";
import type { KindSource } from "./kind.ts";

export const SOURCE: KindSource<BlogPost, BlogFields> = {
  field: "allBlogs",
  operationName: "AllBlogs",
  cardQuery: "title image category_name summary",
  detailQuery: "content",
  pictures: (raw) => raw.picture("image"),
  optional: { best_months: null },
  read: (raw, optional) => ({
    type: "blog",
    category: raw.choice("category_name", BLOG_CATEGORIES),
    bestMonths: optional.months("best_months"),
  }),
};
