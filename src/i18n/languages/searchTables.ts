// Generated from the folders beside this file by: npm run generate
// biome-ignore-all assist/source/organizeImports: in the order of the folders

import { search as de } from "./de/search.ts";
import { search as en } from "./en/search.ts";
import { search as hr } from "./hr/search.ts";
import { search as sr } from "./sr/search.ts";
import { search as srCyrl } from "./sr-cyrl/search.ts";

export const SEARCH_TABLES = {
  de,
  en,
  hr,
  sr,
  "sr-cyrl": srCyrl,
};
