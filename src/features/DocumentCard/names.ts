import { type FacetName, LENGTHS, type Length } from "../../content/facets.ts";
import {
  BLOG_CATEGORIES,
  type BlogCategory,
  PROGRAM_TYPES,
  type ProgramType,
} from "../../content/types.ts";
import type { Translate } from "../../i18n/words.ts";

type CategoryKey = `blog.category.${Lowercase<BlogCategory>}`;
type TypeKey = `packages.type.${Lowercase<ProgramType>}`;

const CATEGORY_KEYS: Record<BlogCategory, CategoryKey> = {
  Sport: "blog.category.sport",
  Gastronomy: "blog.category.gastronomy",
  Nature: "blog.category.nature",
  Sights: "blog.category.sights",
  Destinations: "blog.category.destinations",
  Vineyards: "blog.category.vineyards",
  Entertainment: "blog.category.entertainment",
};

const TYPE_KEYS: Record<ProgramType, TypeKey> = {
  Active: "packages.type.active",
  Gastronomy: "packages.type.gastronomy",
  Culture: "packages.type.culture",
  Nature: "packages.type.nature",
  Tours: "packages.type.tours",
};

/** "" for a category that the site does not know. */
export function categoryName(category: BlogCategory | null, t: Translate): string {
  return category === null ? "" : t(CATEGORY_KEYS[category]);
}

export function programTypeName(type: ProgramType | null, t: Translate): string {
  return type === null ? "" : t(TYPE_KEYS[type]);
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
