import type { ReactNode } from "react";
import type { Currency } from "../../../content-service/choices.ts";
import { FactBox } from "../../components/FactBox/FactBox.tsx";
import { createFormatters, formatPrice } from "../../documents/viewModels/formatters.ts";
import { formatKm } from "../../documents/viewModels/legText.ts";
import { otherPrice } from "../../documents/viewModels/money.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Misfit } from "../../journey/fit.ts";
import type { MyJourney } from "../../journey/journey.ts";
import type { Sums } from "../../journey/sums.ts";
import { monthName } from "./words.ts";

interface Props {
  journey: MyJourney;
  sums: Sums;
  misfits: readonly Misfit[];
}

const MONTHS_OF_A_YEAR = 12;

/** What holds for all days: how far, what it costs, when it is best, and which papers. */
export function Together({ journey, sums, misfits }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const say = createFormatters(language);
  const { adults, ages } = journey;
  const { km, isRough, price, programs, unpriced, childUnpriced, months } = sums;
  const inBoth = (amount: number, currency: Currency): string => {
    const own = formatPrice(language, amount, currency);
    const other = otherPrice(language, amount, currency);
    return other === "" ? own : t("my.sum.both", { price: own, other });
  };
  const distance = formatKm(Math.round(km), language);
  const who = say.list(
    [
      adults > 0 ? t("my.sum.adults", { count: adults }) : "",
      ages.length > 0 ? t("my.sum.children", { count: ages.length }) : "",
    ].filter(Boolean),
  );
  const borders = misfits.filter((one) => one.kind === "border");
  const monthNames =
    months?.length === MONTHS_OF_A_YEAR
      ? t("my.sum.months.all")
      : say.list((months ?? []).map((month) => monthName(month, language)));
  const others = misfits.filter(({ kind }) => kind !== "border").length;
  const rows: { name: string; value: ReactNode }[] = [
    { name: t("my.sum.days"), value: sums.days > 0 ? t("my.days", { count: sums.days }) : "" },
    {
      name: t("my.sum.road"),
      value: km >= 1 ? (isRough ? t("my.about", { sum: distance }) : distance) : "",
    },
    {
      name: t("my.sum.trips", { count: programs }),
      value: price ? t("my.sum.price", { who, price: inBoth(price.amount, price.currency) }) : "",
    },
    {
      name: t("my.sum.unpriced"),
      value: say.list([...new Set([...unpriced, ...childUnpriced])]),
    },
    {
      name: t("my.sum.months"),
      value: months && (months.length > 0 ? monthNames : t("my.sum.months.none")),
    },
    {
      name: t("my.sum.papers"),
      value:
        borders.length > 0
          ? t("my.sum.papers.border", { count: borders.length })
          : sums.countries.length === 1 && journey.shelf.length === 0
            ? t("my.sum.papers.none")
            : "",
    },
    {
      name: t("my.sum.misfits"),
      value: others > 0 ? t("my.sum.misfits.count", { count: others }) : "",
    },
  ];
  return (
    <FactBox
      title={t("my.together")}
      rows={rows.filter(({ value }) => value !== "" && value !== null)}
      note={price ? t("my.sum.note") : undefined}
    />
  );
}
