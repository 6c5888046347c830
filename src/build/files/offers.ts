import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { departureState } from "../../documents/departureState.ts";
import type { DocumentOf, SiteDocument } from "../../documents/kinds.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../i18n/routes.ts";
import {
  OFFERS_FILE,
  type Offer,
  type Offers,
  type OtherKind,
  offerOf,
} from "../../inquiries/offers.ts";

/** `isWhole`: without live look-ups, there are no newer documents. */
export function offersOf(documents: SiteDocument[], isWhole: boolean): Offers {
  const byLanguage = <Thing>(make: (own: SiteDocument[]) => Thing): Record<string, Thing> => {
    const ownOf = (language: Language) => documents.filter((one) => one.language === language);
    return Object.fromEntries(LANGUAGES.map((language) => [language, make(ownOf(language))]));
  };
  return { isWhole, programs: byLanguage(programsOf), others: byLanguage(otherUidsOf) };
}

function programsOf(documents: SiteDocument[]): Record<string, Offer> {
  const programs = documents.filter((one) => one.type === "program");
  return Object.fromEntries(programs.map((program) => [program.uid, offerOfProgram(program)]));
}

function otherUidsOf(documents: SiteDocument[]): Partial<Record<OtherKind, string[]>> {
  const kinds = DOCUMENT_TYPES.filter((type) => type !== "program");
  const uidsOf = (kind: OtherKind): string[] =>
    documents.filter(({ type }) => type === kind).map(({ uid }) => uid);
  return Object.fromEntries(kinds.map((kind) => [kind, uidsOf(kind)]));
}

function offerOfProgram({ details }: DocumentOf<"program">): Offer {
  const { groupLargest: largest, departures } = details;
  const days = departures.map((one) => ({
    day: one.day,
    state: departureState(one, details).state,
  }));
  return offerOf({ largest, departures: days });
}

/** For the cloud function, which fetches the file from the site. */
export async function writeOffers(documents: SiteDocument[], isWhole: boolean): Promise<void> {
  await writeFile(resolve("public", OFFERS_FILE), JSON.stringify(offersOf(documents, isWhole)));
}
