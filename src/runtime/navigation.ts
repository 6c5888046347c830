import type { RouteUpdateArgs } from "gatsby";
import { manifestOf } from "../i18n/manifests.ts";
import { type Translate, translator } from "../i18n/words.ts";
import { languageOfAddress, pathOf } from "./address.ts";
import { leftInHistory } from "./historyState.ts";
import { withPrefix } from "./prefix.ts";
import { replayEvents } from "./replayEvents.ts";

declare global {
  interface Window {
    /** Gatsby asks for the words that tell a screen reader of a new page (src/build/internals/patchGatsby.ts). */
    announcementOf?: (title: string) => string;
  }
}

const ANNOUNCER = "gatsby-announcer";

/** The words of the page; none on the one that offers the languages. */
function wordsOfPage(): Translate | undefined {
  const language = languageOfAddress(window.location.pathname);
  return language && translator(language);
}

export function announceInLanguage(): void {
  window.announcementOf = (title) => wordsOfPage()?.("navigation.arrived", { title }) ?? title;
}

/** A page is long in coming: a line at the top shows it, and screen readers hear of it. */
export function showDelay(): void {
  document.documentElement.dataset.waiting = "";
  const announcer = document.getElementById(ANNOUNCER);
  if (announcer) announcer.textContent = wordsOfPage()?.("list.loading") ?? "";
}

/** "#ask" => the part of the page that the address names, otherwise the heading */
function aimOf(hash: string): HTMLElement | null {
  const named = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  return named ?? document.querySelector("h1");
}

/**
 * The first page is hydrated, drawn and listening; whoever tests it sees that by this mark. Gatsby notes
 * where a page was left when it is scrolled, to come back there: what was scrolled before is noted now.
 */
export function markHydrated(): void {
  document.getElementById("___gatsby")?.setAttribute("data-hydrated", "");
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
  void replayEvents();
}

/**
 * The page is there: whoever reads by keyboard or by ear goes on at its heading, or at the part that the
 * address names. Whoever comes back to
 * a list goes on at the card that they have pressed there.
 */
export function focusHeadingOnArrival({ location, prevLocation }: RouteUpdateArgs): void {
  delete document.documentElement.dataset.waiting;
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (leftInHistory()?.isPressed) return;
  const aim = aimOf(location.hash);
  aim?.setAttribute("tabindex", "-1");
  aim?.focus({ preventScroll: true });
}

/** 404.html stands at every unknown address: which manifest belongs there is known in the browser only. */
export function showManifest(address: string): void {
  const link = document.querySelector("link[rel=manifest]");
  link?.setAttribute("href", withPrefix(manifestOf(pathOf(address))));
}
