import { useMemo, useSyncExternalStore } from "react";
import { type Catalogue, kindsIn, ownJourneyOf, withKeys } from "../../journey/catalogue.ts";
import { decode, encode } from "../../journey/code.ts";
import type { MyJourney } from "../../journey/journey.ts";
import { editorsKeyIn } from "../../journey/links.ts";
import { propose } from "../../journey/propose.ts";
import { wishIn } from "../../journey/wishLinks.ts";

// A journey that comes with the address: somebody's, by a link, or one of the editors'.

/** What the address brings. "none" is the page of one's own journey. */
export type Incoming =
  | { from: "none" | "foreign" | "newer" | "no-wish" }
  | { from: "link" | "damaged-link" | "editors" | "wish"; journey: MyJourney };

/** The absolute address of a page: "https://podunavlje.example/region/de/program/canoe-dawn/" */
export type AddressOf = (path: string) => string;

/** `base` is the path of the site's root: "/", "/region/" */
export const addressesIn =
  (base: string): AddressOf =>
  (path) =>
    window.location.origin + base + path.slice(1);

export function journeyLink(journey: MyJourney): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${encode(journey)}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  window.addEventListener("popstate", listener);
  return () => {
    window.removeEventListener("hashchange", listener);
    window.removeEventListener("popstate", listener);
  };
}

/** Query and fragment: what either of them brings. */
const readAddress = (): string => window.location.search + window.location.hash;

/** Some programs write signs in links as "%2D". */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function incomingOf(address: string, catalogue: Catalogue, today: string): Incoming {
  const [search = "", hash = ""] = address.split(/#(.*)/s);
  const key = editorsKeyIn(search);
  if (hash === "" && key === null) return { from: "none" };
  if (hash === "") {
    const known = catalogue.journeys.find((journey) => journey.key === key);
    return known
      ? { from: "editors", journey: withKeys(ownJourneyOf(known), catalogue) }
      : { from: "foreign" };
  }
  const text = decoded(hash);
  const wish = wishIn(text, kindsIn(catalogue));
  if (wish) {
    const journey = propose(wish, catalogue, today);
    return journey ? { from: "wish", journey } : { from: "no-wish" };
  }
  const read = decode(text);
  switch (read.state) {
    case "newer":
      return { from: "newer" };
    case "foreign":
      // A part of this page, such as a day or the form.
      return {
        from: document.getElementById(text) || /^[a-z]+(-\d+)?$/.test(text) ? "none" : "foreign",
      };
    case "whole":
      return { from: "link", journey: withKeys(read.journey, catalogue) };
    case "damaged":
      return { from: "damaged-link", journey: withKeys(read.journey, catalogue) };
  }
}

export function useIncoming(catalogue: Catalogue, today: string): Incoming {
  const address = useSyncExternalStore(subscribe, readAddress, () => "");
  return useMemo(() => incomingOf(address, catalogue, today), [address, catalogue, today]);
}

/** To the beginning of what is shown now, for eyes and screen readers. */
export function focusHeading(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Back to one's own journey, without a step in the history for the link. */
export function forgetIncoming(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}
