// The words of choice that the contract (content.graphql) allows: the one home of all categories.

/** `category_name` of a story. */
export const BLOG_CATEGORIES = [
  "Sport",
  "Gastronomy",
  "Nature",
  "Sights",
  "Destinations",
  "Vineyards",
  "Entertainment",
] as const;

/** `package_type` of a program. */
export const PROGRAM_TYPES = ["Active", "Gastronomy", "Culture", "Nature", "Tours"] as const;
