import { EXCHANGE } from "../../../content-service/choices.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import { translator } from "../../i18n/messages.ts";
import type { Destination } from "../kinds/destination.ts";
import type { DestinationDetails } from "../kinds/fieldValues.ts";
import type { SiteDocument } from "../kinds.ts";
import { formatPrice, roughly } from "./formatters.ts";

type Cost = DestinationDetails["costs"][number];

/** What it costs to sleep, eat and park in each place, in its language. */
export interface CostTable {
  title: string;
  caption: string;
  columns: { name: string; isNumeric?: boolean }[];
  rows: { place: { name: string; href: string }; prices: string[] }[];
  note: string;
}

/** Where nothing is known. */
const NONE = "–";

/** What has a name is something particular: a museum, not lunch. */
const costOf = ({ details }: Destination, kind: Cost["kind"]): Cost | undefined =>
  details.costs.find((cost) => cost.kind === kind && cost.name === "");

/** "1 € sind etwa 117 RSD."; "" if the table has one currency, or no rate. */
function rateOf(costs: readonly Cost[], language: Language): string {
  const used = new Set(costs.map(({ currency }) => currency));
  const row = EXCHANGE.find(({ from, to, rate }) => used.has(from) && used.has(to) && rate > 0);
  return row
    ? translator(language)("place.costs.rate", {
        one: formatPrice(language, 1, row.from),
        other: formatPrice(language, roughly(row.rate), row.to),
      })
    : "";
}

/** null if no place says what it costs. */
export function costTable(
  documents: readonly SiteDocument[],
  language: Language,
): CostTable | null {
  const t = translator(language);
  const { compare } = new Intl.Collator(LANGUAGE_TABLE[language].locale);
  const places = documents
    .flatMap((document) =>
      document.type === "destination" && document.language === language
        ? [
            {
              place: { name: document.title, href: document.path },
              bed: costOf(document, "bed"),
              lunch: costOf(document, "lunch"),
              dinner: costOf(document, "dinner"),
              parking: costOf(document, "parking"),
            },
          ]
        : [],
    )
    .filter(({ bed, lunch, dinner, parking }) => bed ?? lunch ?? dinner ?? parking)
    .sort((one, other) => compare(one.place.name, other.place.name));
  if (places.length === 0) return null;
  const least = (cost?: Cost): string =>
    cost ? formatPrice(language, cost.from, cost.currency) : NONE;
  const usual = (cost?: Cost): string =>
    cost ? formatPrice(language, cost.usual ?? cost.from, cost.currency) : NONE;
  const shown = places.flatMap(({ bed, lunch, dinner, parking }) =>
    [bed, lunch, dinner, parking].filter((cost) => cost !== undefined),
  );
  const price = (name: string) => ({ name, isNumeric: true });
  return {
    title: t("place.costs.title"),
    caption: t("place.costs.caption"),
    columns: [
      { name: t("place.costs.town") },
      price(t("place.costs.room-from")),
      price(t("place.costs.room-usual")),
      price(t("choice.cost.lunch")),
      price(t("place.costs.dinner")),
      price(t("place.costs.parking")),
    ],
    rows: places.map(({ place, bed, lunch, dinner, parking }) => ({
      place,
      prices: [least(bed), usual(bed), usual(lunch), usual(dinner), usual(parking)],
    })),
    note: [t("place.costs.estimates"), rateOf(shown, language)].filter(Boolean).join(" "),
  };
}
