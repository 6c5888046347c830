// The allowed values of choice fields, a part of the contract (content.graphql). Each is one word of ASCII letters,
// because it becomes part of an address, "/blog/category/nature/".

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
