import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Language } from "../i18n/languages.ts";
import { addMessages, type Messages } from "../i18n/messages.ts";
import { isFallback, languageOfAddress } from "./address.ts";
import { messagesPath } from "./messagesPath.ts";
import { announceInLanguage } from "./navigation.ts";
import { RESOLVING } from "./pageState.ts";
import { takeCapturedEvents } from "./replayEvents.ts";
import { retryWithBackoff } from "./retryWithBackoff.ts";

/** webpack's: loads a chunk. Assigning to it replaces the loader of every `import()`. */
declare let __webpack_chunk_load__: (chunk: number | string) => Promise<unknown>;

/** A chunk that fails to load is retried, whichever module imports it. */
function retryChunks(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => retryWithBackoff(() => load(chunk));
}

const TIMEOUT_MS = 8000;

async function fetchMessages(language: Language): Promise<Messages> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(messagesPath(language), { credentials: "same-origin", signal });
  if (!response.ok)
    throw new Error(`The messages of the page could not be loaded (${response.status}).`);
  return response.json();
}

/** Gatsby waits for this before it hydrates the page. */
export async function loadMessages(): Promise<void> {
  announceInLanguage();
  retryChunks();
  const language = languageOfAddress(window.location.pathname);
  if (language !== undefined)
    addMessages(language, await retryWithBackoff(() => fetchMessages(language)));
}

/** Shows the page: it was hidden while the HTML was that of another page. */
function ShownAfterHydration({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.removeAttribute(RESOLVING);
  }, []);
  return children;
}

function inTransition<Result>(work: () => Result): Result {
  const results: Result[] = [];
  startTransition(() => void results.push(work()));
  const [result] = results;
  if (result === undefined) throw new Error("React did not run the transition synchronously.");
  return result;
}

/**
 * 404.html is served for every unknown address, so its markup differs from the page that the script renders
 * there ("/hr/blog/new" shows the page of "/hr/blog/*"): that page is rendered instead of hydrated.
 */
export function hydrateOrRender() {
  return (element: ReactNode, container: Element): Root => {
    takeCapturedEvents();
    // Within a transition, the page stays responsive.
    return inTransition(() => {
      if (!isFallback())
        return hydrateRoot(container, <ShownAfterHydration>{element}</ShownAfterHydration>);
      const root = createRoot(container);
      root.render(<ShownAfterHydration>{element}</ShownAfterHydration>);
      return root;
    });
  };
}
