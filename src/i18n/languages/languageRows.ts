// Generated from the folders beside this file by: npm run generate
// biome-ignore-all assist/source/organizeImports: in the order of the folders

import { row as de } from "./de/row.ts";
import { row as en } from "./en/row.ts";
import { row as hr } from "./hr/row.ts";
import { row as sr } from "./sr/row.ts";
import { row as srCyrl } from "./sr-cyrl/row.ts";

export const LANGUAGE_ROWS = {
  de,
  en,
  hr,
  sr,
  "sr-cyrl": srCyrl,
};
