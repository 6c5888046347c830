import type { Fault } from "./fault.ts";
import { BACKEND } from "./list/backend.ts";
import { COMPONENTS } from "./list/components.ts";
import { CONTENT } from "./list/content.ts";
import { DATABASE } from "./list/database.ts";
import { HOUSE } from "./list/house.ts";
import { LOOK } from "./list/look.ts";
import { PAGES } from "./list/pages.ts";
import { PROMISES } from "./list/promises.ts";
import { SCREENS } from "./list/screens.ts";
import { WORDS } from "./list/words.ts";

/** Every fault that `npm test` is known to catch. */
export const FAULTS: Fault[] = [
  ...WORDS,
  ...CONTENT,
  ...BACKEND,
  ...HOUSE,
  ...LOOK,
  ...COMPONENTS,
  ...DATABASE,
  ...PAGES,
  ...SCREENS,
  ...PROMISES,
];
