import type { RouteUpdateArgs } from "gatsby";
import { manifestOf } from "../i18n/manifests.ts";
import { type Translate, translator } from "../i18n/messages.ts";
import { languageOfAddress, pathOf } from "./address.ts";
import { savedCard } from "./historyState.ts";
import { HYDRATED, WAITING } from "./pageState.ts";
import { withPrefix } from "./prefix.ts";
import { replayEvents } from "./replayEvents.ts";

declare global {
  interface Window {
    /** Gatsby calls it for the screen reader's announcement of a new page (src/build/internals/patchGatsby.ts). */
    announcementOf?: (title: string) => string;
  }
}

const ANNOUNCER = "gatsby-announcer";

/** undefined on the page that offers the languages. */
function pageTranslate(): Translate | undefined {
  const language = languageOfAddress(window.location.pathname);
  return language && translator(language);
}

export function announceInLanguage(): void {
  window.announcementOf = (title) => pageTranslate()?.("navigation.arrived", { title }) ?? title;
}

/** Shows a progress line for a slow page, and announces it to screen readers. */
export function announceDelay(): void {
  document.documentElement.setAttribute(WAITING, "");
  const announcer = document.getElementById(ANNOUNCER);
  if (announcer) announcer.textContent = pageTranslate()?.("list.loading") ?? "";
}

/** "#ask" => the element of that id, otherwise the heading */
function focusTarget(hash: string): HTMLElement | null {
  const named = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  return named ?? document.querySelector("h1");
}

/**
 * Marks the first page as hydrated, for tests, and replays events. Gatsby saves the scroll position when the page
 * is scrolled: the event makes it save a position from before hydration.
 */
export function markHydrated(): void {
  document.getElementById("___gatsby")?.setAttribute(HYDRATED, "");
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
  void replayEvents();
}

/**
 * Focus management: focuses the heading of a new page, or the element that the hash names. On the way back to a list, the list
 * focuses the pressed card itself.
 */
export function focusAfterNavigation({ location, prevLocation }: RouteUpdateArgs): void {
  document.documentElement.removeAttribute(WAITING);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (savedCard()?.isPressed) return;
  const aim = focusTarget(location.hash);
  aim?.setAttribute("tabindex", "-1");
  aim?.focus({ preventScroll: true });
}

/** 404.html is served for every unknown address: only the browser knows which manifest it needs. */
export function setManifestLink(address: string): void {
  const link = document.querySelector("link[rel=manifest]");
  link?.setAttribute("href", withPrefix(manifestOf(pathOf(address))));
}
