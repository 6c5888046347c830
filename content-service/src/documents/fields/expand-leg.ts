import { findLeg } from "../../../figures/find-leg.ts";
import { contractName } from "../../../kinds/fields.ts";
import { LEG } from "../../../kinds/leg.ts";

/** What is written instead of the fields of a leg: `leg: osijek to kopacki-rit by car` */
export const LEG_SHORTHAND = "leg";

/** The fields of a leg of the table of figures, by their names in the contract, or what is wrong. */
export function expandLeg(
  way: string,
): { values: [name: string, value: string][] } | { fault: string } {
  const found = findLeg(way);
  if ("fault" in found) return found;
  const { leg } = found;
  const values = Object.entries(LEG).flatMap(([key, field]): [string, string][] => {
    const value = leg[key as keyof typeof LEG];
    return value === undefined ? [] : [[contractName(key, field), String(value)]];
  });
  return { values };
}
