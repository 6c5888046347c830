import { messagesPaths } from "../src/build/files/messages.ts";
import { LANGUAGES } from "../src/i18n/languages.ts";
import { routePath } from "../src/i18n/routes.ts";
import { documentsIn } from "./documents.ts";
import { errorWithoutStack } from "./playwright.ts";

const { BASE_URL } = process.env;

/** Tests expect the messages and documents of this tree: with others they would fail one by one. */
export default async function checkBaseUrl(): Promise<void> {
  const paths = messagesPaths();
  for (const language of LANGUAGES) {
    await fetchText(paths[language] ?? "");
    const list = await fetchText(routePath("sitemap", language));
    const missing = documentsIn(language).find(({ path }) => !list.includes(`"${path}"`));
    if (missing) throw contentMismatch(missing.path);
  }
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(new URL(path, BASE_URL)).catch(() => undefined);
  if (!response) throw errorWithoutStack(`Nothing answers at BASE_URL (${BASE_URL}).`);
  if (!response.ok) throw contentMismatch(path);
  return response.text();
}

const contentMismatch = (path: string): Error =>
  errorWithoutStack(
    `The site at ${BASE_URL} was built from other messages or documents than this tree, which has ${path}: build it from this tree, or check out the commit that it was built from.`,
  );
