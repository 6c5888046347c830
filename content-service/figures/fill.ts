import { findAdmission } from "./find-admission.ts";
import { findLeg, nameIn } from "./find-leg.ts";
import { formatAbout, formatKm, formatMoney, formatTime, hardSpaces } from "./format.ts";
import { LEGS } from "./legs.ts";
import { CITIZENS, paperWords } from "./papers.ts";
import { CARRIERS, type Carrier, STOPS } from "./stops.ts";
import { VISITS, type Visit } from "./visits.ts";

/** "{{km osijek to aljmas by bicycle}}", and its name without the braces. */
export const PLACEHOLDER = /\{\{\s*(.*?)\s*\}\}/g;

/** Gets what is wrong with a placeholder, and its line, counted from 1. */
type ReportLine = (line: number, message: string) => void;

/** What stands for a placeholder, or why nothing does. */
type Found = { text: string } | { fault: string };

/** A text says a figure as it is; of an estimate it says "about". */
const CHECKED_LEGS = LEGS.filter(({ checked }) => checked !== undefined);

const LEG = /^(about )?(km|time) (.+)$/;

function legFigure(name: string, language: string): Found | undefined {
  const [, about, figure, way = ""] = LEG.exec(name) ?? [];
  if (figure === undefined) return undefined;
  const found = findLeg(way, about === undefined ? CHECKED_LEGS : LEGS);
  if ("fault" in found) return found;
  const { km, minutes } = found.leg;
  const told = (text: string): Found => ({ text: about ? formatAbout(text, language) : text });
  if (figure === "km" && km !== undefined) return told(formatKm(km, language));
  if (figure === "time" && minutes !== undefined) return told(formatTime(minutes, language));
  const what = figure === "km" ? "kilometres" : "minutes";
  return {
    fault: `content-service/figures/legs.ts has no ${what} of "${way}". Add them there, with a source.`,
  };
}

const VISIT = /^(hours|visit|admission) (\S+)(?: (\S+))?$/;

function visitFigure(name: string, language: string): Found | undefined {
  const [, figure, place = "", who] = VISIT.exec(name) ?? [];
  if (figure === undefined) return undefined;
  const visits: Readonly<Record<string, Visit>> = VISITS;
  const visit = Object.hasOwn(visits, place) ? visits[place] : undefined;
  if (visit === undefined) return { fault: nameIn(Object.keys(VISITS), place, "visits") };
  const missing = {
    fault: `content-service/figures/visits.ts has no ${[figure, who].filter(Boolean).join(" ")} of ${place}. Add it there, with a source.`,
  };
  if (figure === "hours") {
    return visit.opens && visit.closes ? { text: `${visit.opens}–${visit.closes}` } : missing;
  }
  if (figure === "visit") {
    return visit.minutes ? { text: formatTime(visit.minutes, language) } : missing;
  }
  const found = findAdmission([place, who].filter(Boolean).join(" "));
  return "fault" in found ? found : { text: formatMoney(found.amount, found.currency, language) };
}

const PAPERS = /^papers (?:(into croatia|into serbia)|(\S+))$/;

function paperFigure(name: string, language: string): Found | undefined {
  const [, into, who] = PAPERS.exec(name) ?? [];
  if (into) return { text: paperWords(into === "into serbia" ? "serbia" : "croatia", language) };
  if (!who) return undefined;
  const citizens = CITIZENS.find((one) => one === who);
  return citizens
    ? { text: paperWords(citizens, language) }
    : { fault: `"${who}" are no citizens of the table: write one of ${CITIZENS.join(", ")}.` };
}

const LINE = /^line (\S+) by (\S+)$/;
const PHONE = /^phone (\S+)$/;

function lineFigure(name: string): Found | undefined {
  const [, destination, by] = LINE.exec(name) ?? [];
  if (destination === undefined) return undefined;
  const line = STOPS.find((stop) => stop.destination === destination && stop.by === by)?.line;
  return line === undefined
    ? { fault: `content-service/figures/stops.ts has no line of ${destination} by ${by}.` }
    : { text: line };
}

function phoneFigure(name: string): Found | undefined {
  const [, carrier = ""] = PHONE.exec(name) ?? [];
  if (!carrier) return undefined;
  const carriers: Readonly<Record<string, Carrier>> = CARRIERS;
  if (!Object.hasOwn(carriers, carrier)) {
    return { fault: nameIn(Object.keys(carriers), carrier, "stops") };
  }
  const phone = carriers[carrier]?.phone;
  return phone === undefined
    ? { fault: `content-service/figures/stops.ts has no phone of ${carrier}.` }
    : { text: hardSpaces(phone) };
}

/** Shows nothing: on that day, what the text announces is looked up again (npm run content:due). */
export const ASK_AGAIN = /^ask again (\d{4}-\d\d-\d\d)$/;

const announcement = (name: string): Found | undefined =>
  ASK_AGAIN.test(name) ? { text: "" } : undefined;

const FORMS =
  '"{{km osijek to aljmas by bicycle}}", "{{time …}}", "{{about km …}}", "{{hours vucedol-museum}}", "{{visit …}}", "{{admission vukovar-memorial adult}}", "{{papers into croatia}}", "{{line fruska-gora by bus}}", "{{phone jgsp}}" and "{{ask again 2027-01-15}}"';

/** figureIn("km osijek to aljmas by bicycle", "de") => { text: "30 km" }; undefined for other placeholders. */
export const figureIn = (name: string, language: string): Found | undefined =>
  legFigure(name, language) ??
  visitFigure(name, language) ??
  paperFigure(name, language) ??
  lineFigure(name) ??
  phoneFigure(name) ??
  announcement(name);

/** A text of a document in which figures of the tables stand for their placeholders. */
export function fillFigures(text: string, language: string, report: ReportLine): string {
  if (!text.includes("{{")) return text;
  return text
    .split("\n")
    .map((line, index) =>
      line.replace(PLACEHOLDER, (braces: string, name: string) => {
        const found = figureIn(name, language);
        if (found && "text" in found) return found.text;
        const why = found?.fault ?? `nothing stands for ${braces}. Documents can have ${FORMS}.`;
        report(index + 1, why);
        return braces;
      }),
    )
    .join("\n");
}
