import { nameIn } from "./find-leg.ts";
import { VISITS, type Visit } from "./visits.ts";

const ADMISSION = /^(\S+)(?: (\S+))?$/;

/** What one pays: findAdmission("ilok-walls adult") => { amount: 8, currency: "EUR" }, or what is wrong. */
export function findAdmission(
  text: string,
): { amount: number; currency: NonNullable<Visit["currency"]> } | { fault: string } {
  const [, place = text, who = ""] = ADMISSION.exec(text) ?? [];
  const visits: Readonly<Record<string, Visit>> = VISITS;
  const visit = Object.hasOwn(visits, place) ? visits[place] : undefined;
  if (visit === undefined) return { fault: nameIn(Object.keys(VISITS), place, "visits") };
  const amount = visit.admission?.[who];
  return amount !== undefined && visit.currency
    ? { amount, currency: visit.currency }
    : {
        fault: `content-service/figures/visits.ts has no ${["admission", who].filter(Boolean).join(" ")} of ${place}. Add it there, with a source.`,
      };
}
