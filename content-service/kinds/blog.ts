import { BLOG_CATEGORIES } from "../choices.ts";
import { choice, months, picture } from "./fields.ts";

export const BLOG = {
  pictures: picture({ name: "image" }),
  card: { category: choice(BLOG_CATEGORIES, { name: "category_name" }) },
  page: {},
  details: {
    bestMonths: months({ about: "The months in which one can do or see what the story is about." }),
  },
};
