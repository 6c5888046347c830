import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Language } from "../i18n/languages.ts";
import { addMessages, type Messages } from "../i18n/words.ts";
import { isFallback, languageOfAddress } from "./address.ts";
import { messagesPath } from "./messagesPath.ts";
import { announceInLanguage } from "./navigation.ts";
import { takeCapturedEvents } from "./replayEvents.ts";
import { retryWithBackoff } from "./retryWithBackoff.ts";

/** webpack's: loads a file of the script by its number. Assigned to, it is another for all `import()`. */
declare let __webpack_chunk_load__: (chunk: number | string) => Promise<unknown>;

/** A chunk that fails to load is retried, whoever imports it. */
function retryChunks(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => retryWithBackoff(() => load(chunk));
}

/** What has not come by then is asked for again. */
const PATIENCE_MS = 8000;

async function fetchMessages(language: Language): Promise<Messages> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(messagesPath(language), { credentials: "same-origin", signal });
  if (!response.ok)
    throw new Error(`The words of the page could not be loaded (${response.status}).`);
  return response.json();
}

/** Gatsby waits for this before it hydrates: the words are there before anything is drawn anew. */
export async function loadMessages(): Promise<void> {
  announceInLanguage();
  retryChunks();
  const language = languageOfAddress(window.location.pathname);
  if (language !== undefined)
    addMessages(language, await retryWithBackoff(() => fetchMessages(language)));
}

/** What stood in the HTML was hidden where another page is drawn: now that page is there. */
function ShownAfterHydration({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.resolving;
  }, []);
  return children;
}

function inTransition<Result>(work: () => Result): Result {
  const results: Result[] = [];
  startTransition(() => void results.push(work()));
  const [result] = results;
  if (result === undefined) throw new Error("React has put off what it does at once.");
  return result;
}

/**
 * 404.html answers for every unknown address, so its markup is not that of the page the script
 * draws there ("/hr/blog/new" shows the page of "/hr/blog/*"): it is drawn instead of hydrated.
 */
export function hydrateOrRender() {
  return (element: ReactNode, container: Element): Root => {
    takeCapturedEvents();
    // In small pieces, between which the page answers.
    return inTransition(() => {
      if (!isFallback())
        return hydrateRoot(container, <ShownAfterHydration>{element}</ShownAfterHydration>);
      const root = createRoot(container);
      root.render(<ShownAfterHydration>{element}</ShownAfterHydration>);
      return root;
    });
  };
}
