// Figures in the form of a language, on one line.

/** Serbian is written in Latin letters; other languages have one script, which this does not change. */
const localeOf = (language: string): string => `${language}-Latn`;

const HARD_SPACE = "\u00a0";
export const hardSpaces = (text: string): string => text.replace(/\s/g, HARD_SPACE);

const unit = (value: number, name: "minute" | "hour", language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: name,
    unitDisplay: "long",
  }).format(value);

/** formatTime(75, "de") => "1 Stunde 15 Minuten" */
export function formatTime(minutes: number, language: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [unit(hours, "hour", language)] : []),
    ...(rest > 0 || hours === 0 ? [unit(rest, "minute", language)] : []),
  ];
  return hardSpaces(parts.join(" "));
}

/** formatKm(27, "hr") => "27 km" */
export const formatKm = (km: number, language: string): string =>
  `${new Intl.NumberFormat(localeOf(language)).format(km)}${HARD_SPACE}km`;

const ABOUT: Readonly<Record<string, string>> = { hr: "oko", en: "about", de: "etwa", sr: "oko" };

/** formatAbout("510 km", "de") => "etwa 510 km"; a language without a word of its own gets a sign. */
export const formatAbout = (text: string, language: string): string => {
  const word = ABOUT[language];
  return word === undefined ? `≈${HARD_SPACE}${text}` : `${word} ${text}`;
};

/** formatMoney(3, "EUR", "en") => "€3" */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  hardSpaces(
    new Intl.NumberFormat(localeOf(language), {
      style: "currency",
      currency,
      maximumFractionDigits: 0,
    }).format(amount),
  );
