import { join } from "node:path";
import { type Leg, TOP_SPEEDS } from "../../../content-service/figures/legs.ts";
import { MEANS } from "../../../content-service/kinds/leg.ts";
import { discoverDocuments } from "../../../content-service/src/documents/discover.ts";
import { faultLine } from "../../../content-service/src/documents/fault.ts";
import {
  type FieldRecord,
  mergeFields,
  NO_FIELDS,
} from "../../../content-service/src/documents/fields/fields.ts";
import { pointOf } from "../../../content-service/src/documents/fields/read-value.ts";
import { parseFile } from "../../../content-service/src/documents/parse-file.ts";
import { kmBetween } from "../../../src/documents/viewModels/nearby.ts";
import { SERVICE_LANGUAGES } from "../../serviceLanguages.ts";

/** Positions are those of a centre, and a way may begin at the edge of a town. */
const leastKm = (crowKm: number): number => crowKm * 0.95 - 1;

/** Why nothing goes so: what is shorter than a bird flies, or faster than what goes there; "" if it may be. */
export function whyImpossible(
  { by, km, minutes }: Partial<Pick<Leg, "by" | "km" | "minutes">>,
  crowKm: number,
): string {
  if (km !== undefined && km < leastKm(crowKm)) {
    return `${km} km is shorter than a bird flies, ${crowKm.toFixed(1)} km`;
  }
  if (by === undefined || minutes === undefined) return "";
  const speed = (km ?? crowKm) / (minutes / 60);
  return speed > TOP_SPEEDS[by]
    ? `${minutes} minutes by ${by} would be ${Math.round(speed)} km/h`
    : "";
}

function legOf(stop: FieldRecord): Parameters<typeof whyImpossible>[0] {
  const number = (name: string): number | undefined => {
    const written = stop.get(name)?.value;
    return written === undefined ? undefined : Number(written);
  };
  const by = MEANS.find((one) => one === stop.get("stop_by")?.value);
  return { by, km: number("stop_km"), minutes: number("stop_minutes") };
}

/** Legs of a document's stops that cannot be, each with its line. */
function findInStops(stops: readonly FieldRecord[], service: string): string[] {
  const located = stops.flatMap((stop) => {
    const point = pointOf(stop.get("stop_point")?.value ?? "");
    return point ? [{ stop, point }] : [];
  });
  return located.slice(1).flatMap(({ stop, point }, index) => {
    const from = located[index]?.point ?? point;
    const why = whyImpossible(legOf(stop), kmBetween(from, point));
    const place = stop.get("stop_km") ?? stop.get("stop_minutes");
    if (why === "" || !place) return [];
    const message = `the way to this stop cannot be: ${why}. Correct the figure, or the position of one of both stops.`;
    return [faultLine({ file: join(service, place.file), line: place.line, message })];
  });
}

/** The same for all documents with stops: programs and journeys. */
export const findImpossibleLegs = (service = "content-service"): string[] => {
  const documents = discoverDocuments(join(service, "documents"), SERVICE_LANGUAGES, () => {});
  const faults = documents.flatMap(({ type, shared, languages }) => {
    const ofAll = (shared && parseFile(shared, type).fields) ?? NO_FIELDS;
    return languages.flatMap((file) => {
      const own = parseFile(file, type).fields ?? NO_FIELDS;
      return findInStops(mergeFields(ofAll, own).records.get("stops") ?? [], service);
    });
  });
  return [...new Set(faults)];
};
