import { AUTHORS, BLOG_CATEGORIES } from "../choices.ts";
import { choice, day, months, picture, text } from "./fields.ts";

export const BLOG = {
  pictures: picture({ name: "image" }),
  card: { category: choice(BLOG_CATEGORIES, { name: "category_name" }) },
  page: {},
  details: {
    bestMonths: months({ about: "The months in which one can do or see what the story is about." }),
    author: choice(AUTHORS),
    duration: text({
      about: "How long it takes who follows the story: half a day, an hour on foot.",
    }),
    cost: text({ about: "What it costs who follows the story, or that it is free." }),
    checkedOn: day({ about: "When the story's facts were last checked." }),
  },
};
