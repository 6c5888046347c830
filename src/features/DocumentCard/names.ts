import { type FacetName, LENGTHS, type Length } from "../../content/facets.ts";
import {
  BLOG_CATEGORIES,
  type BlogCategory,
  PROGRAM_TYPES,
  type ProgramType,
} from "../../content/types.ts";
import type { Translate } from "../../i18n/words.ts";

/** "Nature" has its name under "blog.category.nature"; one without a name does not compile. */
const small = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

/** "" for a category that the site does not know. */
export function categoryName(category: BlogCategory | null, t: Translate): string {
  return category === null ? "" : t(`blog.category.${small(category)}`);
}

export function programTypeName(type: ProgramType | null, t: Translate): string {
  return type === null ? "" : t(`packages.type.${small(type)}`);
}

const LENGTH_KEYS: Record<Length, `packages.length.${Length}`> = {
  half: "packages.length.half",
  day: "packages.length.day",
  more: "packages.length.more",
};

/** What visitors call a value of a list's choices; "" for one that the site does not know. */
export function nameOfValue(value: string, facet: FacetName, t: Translate): string {
  const isValue = (one: string): boolean => one === value;
  switch (facet) {
    case "category":
      return categoryName(BLOG_CATEGORIES.find(isValue) ?? null, t);
    case "type":
      return programTypeName(PROGRAM_TYPES.find(isValue) ?? null, t);
    case "length": {
      const length = LENGTHS.find(isValue);
      return length ? t(LENGTH_KEYS[length]) : "";
    }
  }
}
