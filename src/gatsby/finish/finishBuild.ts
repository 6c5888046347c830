import { writeServiceWorker } from "../serviceWorker/writeServiceWorker.ts";
import { removeNotFoundPages } from "../withoutLanguage/notFoundPages.ts";
import { writeLeadingOn } from "../withoutLanguage/writeLeadingOn.ts";
import { finishPages } from "./finishPages.ts";

/** All pages are drawn: what visitors get of them. The worker keeps pages as they are in the end. */
export async function finishBuild(): Promise<void> {
  await removeNotFoundPages();
  await finishPages();
  await writeLeadingOn();
  await writeServiceWorker();
}
