import type { Translate } from "../../i18n/words.ts";
import { type Destination, regionAndCountry } from "../kinds/destination.ts";
import type { SiteDocument } from "../kinds.ts";
import type { ContentLink } from "../types.ts";
import { createFormatters } from "./formatters.ts";
import { nearbyDestinations } from "./nearby.ts";
import { type SeasonViewModel, seasonViewModel } from "./seasonViewModel.ts";

interface Source {
  /** Who knows better: "vucedol.hr"; "" where the words of the line lead there themselves: to a page of ours, a telephone. */
  name: string;
  href: string;
}

/** What helps to get to a place, in the words of its language. */
export interface DestinationViewModel {
  /** Region and country. */
  where: string[];
  rows: { name: string; text: string; source: Source | null }[];
  near: { title: string; path: string; distance: string }[];
  nearName: string;
  /** "Geprüft: November 2026"; "" where nobody said when. */
  checked: string;
  year: SeasonViewModel | null;
}

function sourceOf(link: ContentLink | null): Source | null {
  if (link === null) return null;
  if (link.to === "page") return { name: "", href: link.path };
  const { hostname, protocol } = new URL(link.href);
  const isSite = protocol.startsWith("http");
  return { name: isSite ? hostname.replace(/^www\./, "") : "", href: link.href };
}

/** Given all documents, for what is near. */
export function destinationViewModel(
  destination: Destination,
  documents: SiteDocument[],
  t: Translate,
): DestinationViewModel {
  const { details, language } = destination;
  const rows = details.facts.map(({ kind, text, link }) => ({
    name: kind ? t(`place.${kind}`) : "",
    text,
    source: sourceOf(link),
  }));
  const isDated = rows.length > 0 && details.checkedOn !== "";
  const month = isDated ? createFormatters(language).month(details.checkedOn) : "";
  return {
    where: regionAndCountry(destination),
    rows,
    near: nearbyDestinations(destination, documents).map(({ title, path, km }) => ({
      title,
      path,
      distance: t("place.distance", { km }),
    })),
    nearName: t("place.near"),
    checked: isDated ? t("place.checked", { month }) : "",
    year: seasonViewModel(details, language, t),
  };
}
