import { readSiteSettings } from "../../config/settings.ts";
import { pageScripts } from "../inlineScripts.ts";
import { removeNotFoundPages } from "../localeRedirects/notFoundPages.ts";
import { writeLeadingOn } from "../localeRedirects/writeLocaleRedirects.ts";
import { writeServiceWorker } from "../serviceWorker/writeServiceWorker.ts";
import { finishPages } from "./finishPages.ts";

/** All pages are drawn: what visitors get of them. The worker keeps pages as they are in the end. */
export async function finishBuild(): Promise<void> {
  const scripts = pageScripts(readSiteSettings(process.env).pathPrefix);
  await removeNotFoundPages();
  await writeLeadingOn(scripts.languageRedirect);
  await finishPages(scripts);
  await writeServiceWorker(scripts.languageRedirect);
}
