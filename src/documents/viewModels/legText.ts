import type { LEG } from "../../../content-service/kinds/leg.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { FieldValues } from "../kinds/fieldValues.ts";

/** How one comes to a stop from the one before; null and "" where it is not known. */
export type LegFigures = Omit<FieldValues<typeof LEG>, "source">;

const HARD_SPACE = "\u00a0";

/** formatKm(27.4, "hr") => "27 km" */
export const formatKm = (km: number, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, {
    style: "unit",
    unit: "kilometer",
    maximumFractionDigits: km < 10 ? 1 : 0,
  })
    .format(km)
    .replace(/\s/g, HARD_SPACE);

/** formatDuration(105, "de") => "1 Std. 45 Min." */
export function formatDuration(minutes: number, language: Language): string {
  const { locale } = LANGUAGE_TABLE[language];
  const unit = (value: number, name: "hour" | "minute"): string =>
    new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "short" }).format(
      value,
    );
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 ? unit(hours, "hour") : "", rest > 0 || hours === 0 ? unit(rest, "minute") : ""]
    .filter(Boolean)
    .join(" ")
    .replace(/\s/g, HARD_SPACE);
}

/** ["mit dem Auto", "27 km", "35 Min.", "D2"]; empty where nothing is known. */
export function legFacts(leg: LegFigures, language: Language, t: Translate): string[] {
  const { by, km, minutes, road, checked } = leg;
  const figures = [
    km === null ? "" : formatKm(km, language),
    minutes === null ? "" : formatDuration(minutes, language),
  ].filter((figure) => figure !== "");
  const sum = figures.join(" · ");
  return [
    by === null ? "" : t(`map.by.${by}`),
    checked === "" && sum !== "" ? t("way.about", { sum }) : sum,
    road,
  ].filter((fact) => fact !== "");
}
