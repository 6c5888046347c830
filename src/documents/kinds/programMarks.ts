import type { Language } from "../../i18n/languages.ts";
import { type Translate, translator } from "../../i18n/messages.ts";
import type { ProgramDetails } from "./fieldValues.ts";

// What a visitor chooses a trip by besides its subject, for cards, search and structured data.

/** By importance: a card has the first ones. */
const MARKS = ["vegetarian", "ahead", "car", "children", "full", "partly", "border"] as const;
type Mark = (typeof MARKS)[number];

/** What marks are read from. */
interface Marked {
  details: ProgramDetails;
  age: number | null;
}

/** More would be read by nobody. */
const ON_A_CARD = 3;

/** A program with a least age below this suits children under 10. */
const TEN = 10;

export const suitsChildren = (age: number | null): boolean => age !== null && age < TEN;

const HAS: Record<Mark, (program: Marked) => boolean> = {
  vegetarian: ({ details }) => details.vegetarian === "always",
  ahead: ({ details }) => details.vegetarian === "ahead",
  car: ({ details }) => details.withoutCar === "yes",
  children: ({ age }) => suitsChildren(age),
  full: ({ details }) => details.mobility === "full",
  partly: ({ details }) => details.mobility === "partly",
  border: ({ details }) => details.countries.length === 1,
};

const marksOf = (program: Marked): Mark[] => MARKS.filter((mark) => HAS[mark](program));

/** cardMarks(program) => ["vegetarian", "without a car", "with children"]; undefined for none. */
export function cardMarks(program: Marked & { language: Language }): string[] | undefined {
  const marks = marksOf(program).slice(0, ON_A_CARD);
  if (marks.length === 0) return undefined;
  const t = translator(program.language);
  return marks.map((mark) => t(`offer.mark.${mark}`));
}

/** The same in words that visitors search for. */
export function markSearchTerms(program: Marked, t: Translate): string[] {
  const marks = marksOf(program);
  const has = (...some: Mark[]): boolean => some.some((one) => marks.includes(one));
  return [
    has("vegetarian", "ahead") ? t("offer.search.vegetarian") : "",
    has("car") ? t("offer.search.car") : "",
    has("children") ? t("offer.search.children") : "",
    has("full") ? t("offer.search.step") : "",
  ].filter(Boolean);
}

/** Whom it suits, for search engines: ["Families with children"]; undefined if nobody in particular. */
export function touristTypesOf(program: Marked, t: Translate): string[] | undefined {
  const marks = marksOf(program);
  const types = [
    marks.includes("children") ? t("offer.tourist.children") : "",
    marks.includes("vegetarian") || marks.includes("ahead") ? t("offer.tourist.vegetarian") : "",
    marks.includes("car") ? t("offer.tourist.car") : "",
  ].filter(Boolean);
  return types.length > 0 ? types : undefined;
}
