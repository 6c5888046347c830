import type { BlogPost, Destination, Program } from "./types.ts";

/** What a list needs to know of a document. */
export type BlogCard = Pick<
  BlogPost,
  "type" | "path" | "title" | "summary" | "publishedAt" | "category" | "picture"
>;
export type DestinationCard = Pick<Destination, "type" | "path" | "title" | "summary" | "picture">;
export type ProgramCard = Pick<
  Program,
  | "type"
  | "path"
  | "title"
  | "summary"
  | "programType"
  | "duration"
  | "ageRestriction"
  | "activityLevel"
  | "pictures"
>;
