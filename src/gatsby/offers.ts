import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { OFFERS_FILE, type Offer, type Offers, offerOf } from "../backend/offers.ts";
import { dayState } from "../content/brief/departureBrief.ts";
import type { SiteDocument } from "../content/kinds.ts";
import { LANGUAGES } from "../i18n/languages.ts";

/** Whole where no page looks for what is newer than the build. */
export function offersOf(documents: SiteDocument[], isWhole: boolean): Offers {
  const programs = LANGUAGES.map((language) => {
    const own = documents.flatMap((document): [uid: string, Offer][] => {
      if (document.type !== "program" || document.language !== language) return [];
      const { groupLargest: largest, departures } = document.details;
      const days = departures.map((one) => ({ day: one.day, state: dayState(one) }));
      return [[document.uid, offerOf({ largest, departures: days })]];
    });
    return [language, Object.fromEntries(own)];
  });
  return { isWhole, programs: Object.fromEntries(programs) };
}

/** For the cloud function, which asks the site what it offers. */
export async function writeOffers(documents: SiteDocument[], isWhole: boolean): Promise<void> {
  await writeFile(resolve("public", OFFERS_FILE), JSON.stringify(offersOf(documents, isWhole)));
}
