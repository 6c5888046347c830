import { createFormatters } from "../../documents/viewModels/formatters.ts";
import { formatDuration, formatKm } from "../../documents/viewModels/legText.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { Catalogue, Known } from "../../journey/catalogue.ts";
import { knownOf } from "../../journey/catalogue.ts";
import type { Misfit } from "../../journey/fit.ts";
import type { Day, Item, MyJourney } from "../../journey/journey.ts";
import { typeOf } from "../../journey/readKeys.ts";
import type { Travel, Visit } from "../../journey/schedule.ts";

/** The title of an item; of one that is gone and has no name, what it was. */
export function nameOf({ name, item }: Pick<Known, "name" | "item">, t: Translate): string {
  if (name !== "") return name;
  const type = typeOf(item.key);
  return type === undefined || type === "journey" ? t("my.gone.stop") : t(`my.gone.${type}`);
}

/** What tells things apart: each has its own, also where one comes twice. */
export function idsOf(items: readonly Item[]): string[] {
  const times = new Map<string, number>();
  return items.map(({ key, stop }) => {
    const id = [key, ...(stop ?? [])].join("-");
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return time === 1 ? id : `${id}-${time}`;
  });
}

/** The first and the last place of some items. */
function endsOf(items: readonly Item[], catalogue: Catalogue, t: Translate): string[] {
  const known = items.map((item) => knownOf(item, catalogue));
  const isPlace = ({ thing, stop }: Known): boolean =>
    stop !== undefined || thing?.type === "destination";
  const places = known.filter(isPlace);
  const named = (places.length > 0 ? places : known).map((one) => nameOf(one, t));
  const [first, ...others] = [...new Set(named)];
  const last = others.at(-1);
  if (first === undefined) return [];
  return last === undefined ? [first] : [first, last];
}

/** The places of a day: "Vukovar and Ilok" */
export const dayTitle = (
  { items }: Day,
  catalogue: Catalogue,
  language: Language,
  t: Translate,
): string => createFormatters(language).list(endsOf(items, catalogue, t));

/** What the visitor called it, or else "3 days: Osijek – Ilok". */
export function journeyTitle(journey: MyJourney, catalogue: Catalogue, t: Translate): string {
  if (journey.title !== "") return journey.title;
  const planned = journey.days.filter(({ items }) => items.length > 0);
  if (planned.length === 0) return t("my-journey.title");
  const items = planned.flatMap((day) => day.items);
  const places = endsOf(items, catalogue, t).join(" – ");
  return t("my.title", { days: t("my.days", { count: journey.days.length }), places });
}

/** "by car, 27 km, 35 min"; "about 27 km, 35 min"; "" where one stays. */
export function travelText(
  { km, minutes, isRough, leg }: Travel,
  language: Language,
  t: Translate,
): string {
  if (km === 0) return "";
  const sum = `${formatKm(Math.max(1, Math.round(km)), language)}, ${formatDuration(Math.max(5, Math.round(minutes / 5) * 5), language)}`;
  if (isRough) return t("my.way.about", { sum });
  return leg?.by ? t("my.way.by", { by: t(`my.way.by.${leg.by}`), sum }) : sum;
}

/** "ožujak nije …" => "Ožujak nije …" */
function capitalised(text: string, language: Language): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(LANGUAGE_TABLE[language].locale) + text.slice(first.length);
}

/** The days one can have instead: "Sat, 15 May 2027 or Wed, 19 May 2027" */
function others(days: readonly string[], language: Language): string {
  const say = createFormatters(language);
  return say.list(days.map(say.day));
}

/** What is wrong, and what to do. `visits` are those of its day. */
export function misfitText(
  misfit: Misfit,
  visits: readonly Visit[],
  language: Language,
  t: Translate,
): string {
  const say = createFormatters(language);
  const own = visits[misfit.at];
  const title = own ? nameOf(own, t) : "";
  switch (misfit.kind) {
    case "gone":
      return t("my.fit.gone");
    case "no-departure":
    case "full":
    case "called-off": {
      const next =
        misfit.next.length > 0 ? t("my.fit.next", { days: others(misfit.next, language) }) : "";
      // A Croatian date ends with a full stop of its own.
      return [t(`my.fit.${misfit.kind}`), next].filter(Boolean).join(" ").replace(/\.\.$/, ".");
    }
    case "overlap": {
      const before = visits[misfit.before];
      return t("my.fit.overlap", { title: before ? nameOf(before, t) : "" });
    }
    case "under-way":
      return t("my.fit.under-way", { title: misfit.by });
    case "past":
      return t("my.fit.past");
    case "season":
      return capitalised(
        t("my.fit.season", { month: monthName(misfit.month, language) }),
        language,
      );
    case "too-young":
      return t("my.fit.too-young", { age: misfit.age, youngest: misfit.youngest });
    case "too-many":
      return t("my.fit.too-many", { count: misfit.largest });
    case "needs-car":
      return t("my.fit.needs-car", { title });
    case "too-long":
      return t("my.fit.too-long", { hours: misfit.hours });
    case "border": {
      const [from, to] = misfit.countries;
      return t("my.fit.border", { from: say.country(from), to: say.country(to) });
    }
  }
}

/** All of an item, in words. */
export const sayMisfits = (
  misfits: readonly Misfit[],
  visits: readonly Visit[],
  language: Language,
  t: Translate,
): { text: string; isNote: boolean }[] =>
  misfits.map((misfit) => ({
    text: misfitText(misfit, visits, language, t),
    isNote: misfit.kind === "border",
  }));

/** monthName(5, "de") => "Mai" */
export function monthName(month: number, language: Language): string {
  const { format } = new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
    month: "long",
    timeZone: "UTC",
  });
  return format(Date.UTC(2027, month - 1)).replace(/\.$/, "");
}
