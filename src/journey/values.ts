import { LIMITS } from "./journey.ts";

// Values as the journey has them, and what of foreign text may become one.

const HOUR = 60;
const DAY = 24 * HOUR;

/** minutesOf("10:30") => 630 */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * HOUR + minutes;
};

/** timeText(630) => "10:30"; after midnight it begins anew. */
export function timeText(minutes: number): string {
  const within = ((Math.round(minutes) % DAY) + DAY) % DAY;
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(within / HOUR))}:${two(within % HOUR)}`;
}

export const isTime = (text: unknown): text is string =>
  typeof text === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** isDay("2027-02-30") => false */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** What would end a line or turn the text after it; what joins two emoji to one may stay. */
const UNSAFE = /(?:(?!\u200D\p{Extended_Pictographic})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+/gu;

/** In one line, without what no file may have: lineOf("Ilok\n\u0000town") => "Ilok town" */
export const lineOf = (text: string): string => text.replace(UNSAFE, " ").trim();

/** One line, no longer than it may be. */
export const lineText = (text: string, most: number): string =>
  lineOf([...lineOf(text)].slice(0, most).join(""));

export const titleText = (text: string): string => lineText(text, LIMITS.title);
