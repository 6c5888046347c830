// Generated from the folders beside this file by: npm run generate
// biome-ignore-all assist/source/organizeImports: in the order of the folders

import { writing as de } from "./de/writing.ts";
import { writing as en } from "./en/writing.ts";
import { writing as hr } from "./hr/writing.ts";
import { writing as sr } from "./sr/writing.ts";
import { writing as srCyrl } from "./sr-cyrl/writing.ts";

export const WRITING_TABLES = {
  de,
  en,
  hr,
  sr,
  "sr-cyrl": srCyrl,
};
