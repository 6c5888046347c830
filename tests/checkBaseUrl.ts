import { messagesPaths } from "../src/build/messages.ts";
import { LANGUAGES } from "../src/i18n/languages.ts";
import { routePath } from "../src/i18n/routes.ts";
import { documentsIn } from "./documents.ts";
import { sentence } from "./playwright.ts";

const { BASE_URL } = process.env;

/** Tests expect the words and documents of this tree: a site made of others would fail one by one. */
export default async function checkBaseUrl(): Promise<void> {
  const paths = messagesPaths();
  for (const language of LANGUAGES) {
    await ask(paths[language] ?? "");
    const list = await ask(routePath("sitemap", language));
    const missing = documentsIn(language).find(({ path }) => !list.includes(`"${path}"`));
    if (missing) throw madeOfOther(missing.path);
  }
}

async function ask(path: string): Promise<string> {
  const response = await fetch(new URL(path, BASE_URL)).catch(() => undefined);
  if (!response) throw sentence(`Nothing answers at BASE_URL (${BASE_URL}).`);
  if (!response.ok) throw madeOfOther(path);
  return response.text();
}

const madeOfOther = (path: string): Error =>
  sentence(
    `The site at ${BASE_URL} is made of other words or documents than this tree, which has ${path}: build it from here, or check out what it was built from.`,
  );
