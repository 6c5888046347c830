import { COST_KINDS } from "../../../content-service/choices.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { type Destination, regionAndCountry } from "../kinds/destination.ts";
import type { SiteDocument } from "../kinds.ts";
import type { ContentLink } from "../types.ts";
import { createFormatters } from "./formatters.ts";
import { costText } from "./money.ts";
import { nearbyDestinations } from "./nearby.ts";
import { type SeasonViewModel, seasonViewModel } from "./seasonViewModel.ts";

interface Source {
  /** "vucedol.hr"; "" if the text itself is the link: to a page of the site or a phone number. */
  name: string;
  href: string;
}

export interface FactRow {
  name: string;
  text: string;
  source: Source | null;
}

interface FirstFact {
  name: string;
  /** The first clause: "A day". */
  value: string;
  /** What follows it, as a sentence; "" if nothing does. */
  note: string;
  source: Source | null;
}

/** Practical facts about a place, in its language. */
export interface DestinationViewModel {
  /** Region and country. */
  where: string[];
  /** What one asks first, each if known: how to come, how long to stay, in which months, across which border. */
  first: FirstFact[];
  /** All other facts. */
  rows: FactRow[];
  /** What things cost there; null if nothing is known. */
  costs: { title: string; rows: FactRow[]; note: string } | null;
  near: { title: string; path: string; distance: string }[];
  nearName: string;
  /** "Geprüft: November 2026"; "" if unknown. */
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

type Fact = Destination["details"]["facts"][number];

/** The first of them that is known says how to come. */
const WAYS = ["car", "train", "bus", "airport", "bicycle"] as const;

/** Where a first clause ends: not after a number or an abbreviation, "15. August" or "sv. Ivan". */
const CLAUSE = /^(.+?)(?:[;:]|(?<=\p{Lu}\p{L}{2,}|\p{L}{4,}|\))\.)\s+(.+)$/su;

/** capitalised("travanj i svibanj", "hr") => "Travanj i svibanj" */
function capitalised(text: string, language: Language): string {
  const [letter = ""] = text;
  return letter.toLocaleUpperCase(LANGUAGE_TABLE[language].locale) + text.slice(letter.length);
}

/** "A day; a night if you taste." => { value: "A day", note: "A night if you taste." } */
function inClauses(text: string, language: Language): Pick<FirstFact, "value" | "note"> {
  const [, value = text, note = ""] = CLAUSE.exec(text) ?? [];
  return { value: value.replace(/\.$/, ""), note: capitalised(note, language) };
}

/** In the order of the table of choices. A name says what it is; without one, its kind does. */
function costsOf({ details, language }: Destination, t: Translate): DestinationViewModel["costs"] {
  const costs = details.costs.toSorted(
    (one, other) => COST_KINDS.indexOf(one.kind) - COST_KINDS.indexOf(other.kind),
  );
  if (costs.length === 0) return null;
  const { month } = createFormatters(language);
  const rows = costs.map((cost): FactRow => {
    const checked = cost.checked === "" ? "" : t("place.checked", { month: month(cost.checked) });
    return {
      name: cost.name || t(`choice.cost.${cost.kind}`),
      text: [costText(cost, language, t), checked].filter(Boolean).join(" · "),
      source: sourceOf(cost.source),
    };
  });
  const isChecked = costs.every(({ checked }) => checked !== "");
  return {
    title: t("place.costs"),
    rows,
    note: t(isChecked ? "place.costs.adult" : "place.costs.estimate"),
  };
}

/** `documents` are all of the site, for places nearby. */
export function destinationViewModel(
  destination: Destination,
  documents: SiteDocument[],
  t: Translate,
): DestinationViewModel {
  const { details, language } = destination;
  const { facts } = details;
  const nameOf = (kind: Fact["kind"]): string => (kind ? t(`choice.fact.${kind}`) : "");
  const find = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind);
  const told = (fact: Fact | undefined): FirstFact[] =>
    fact
      ? [
          {
            name: nameOf(fact.kind),
            ...inClauses(fact.text, language),
            source: sourceOf(fact.link),
          },
        ]
      : [];
  const [way] = WAYS.flatMap((kind) => find(kind) ?? []);
  const stay = find("stay");
  const border = find("border");
  const year = seasonViewModel(details, language, t);
  const best = year?.seasons.find(({ season }) => season === "best");
  const first = [
    ...told(way),
    ...told(stay),
    ...(best
      ? [
          {
            name: t("place.months"),
            value: capitalised(best.months, language),
            note: "",
            source: null,
          },
        ]
      : []),
    ...told(border),
  ];
  const rows = facts
    .filter((fact) => ![way, stay, border].includes(fact))
    .map(({ kind, text, link }) => ({ name: nameOf(kind), text, source: sourceOf(link) }));
  const isDated = facts.length > 0 && details.checkedOn !== "";
  const month = isDated ? createFormatters(language).month(details.checkedOn) : "";
  return {
    where: regionAndCountry(destination),
    first,
    rows,
    costs: costsOf(destination, t),
    near: nearbyDestinations(destination, documents).map(({ title, path, km }) => ({
      title,
      path,
      distance: t("place.distance", { km }),
    })),
    nearName: t("place.near"),
    checked: isDated ? t("place.checked", { month }) : "",
    year,
  };
}
