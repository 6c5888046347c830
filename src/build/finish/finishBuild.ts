import { readSiteSettings } from "../../config/env.ts";
import { pageScripts } from "../inlineScripts.ts";
import { removeNotFoundPages } from "../localeRedirects/notFoundPages.ts";
import { writeLocaleRedirects } from "../localeRedirects/writeLocaleRedirects.ts";
import { writeServiceWorker } from "../serviceWorker/writeServiceWorker.ts";
import { finishPages } from "./finishPages.ts";

/** Runs after Gatsby has rendered all pages. The service worker comes last, because it hashes the final pages. */
export async function finishBuild(): Promise<void> {
  const scripts = pageScripts(readSiteSettings(process.env).pathPrefix);
  await removeNotFoundPages();
  await writeLocaleRedirects(scripts.languageRedirect);
  await finishPages(scripts);
  await writeServiceWorker(scripts.languageRedirect);
}
