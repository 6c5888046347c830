import { findAdmission } from "../../../figures/find-admission.ts";
import { findLeg } from "../../../figures/find-leg.ts";
import { LEG } from "../../../kinds/leg.ts";

/** The values of an entry by their keys in its table, or what is wrong. */
type Expanded = { values: Readonly<Record<string, string>> } | { fault: string };

/** One line of a document that stands for several fields of an entry, from the tables of figures. */
export interface Shorthand {
  name: string;
  about: string;
  /** The keys of the fields that it writes. */
  writes: readonly string[];
  expand: (text: string) => Expanded;
}

const asTexts = (row: object, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      keys.includes(key) && value !== undefined ? [[key, String(value)]] : [],
    ),
  );

const LEG_KEYS = Object.keys(LEG);
const PRICE_KEYS = ["from", "currency"];

const SHORTHANDS: readonly Shorthand[] = [
  {
    name: "leg",
    about: "A leg of figures/legs.ts: osijek to kopacki-rit by car",
    writes: LEG_KEYS,
    expand: (way) => {
      const found = findLeg(way);
      return "fault" in found ? found : { values: asTexts(found.leg, LEG_KEYS) };
    },
  },
  {
    name: "admission",
    about: "An admission of figures/visits.ts: vukovar-memorial adult",
    writes: PRICE_KEYS,
    expand: (text) => {
      const found = findAdmission(text);
      if ("fault" in found) return found;
      return { values: { from: String(found.amount), currency: found.currency } };
    },
  },
];

/** The shorthands that an entry with these fields can have. */
export const shorthandsOf = (entry: object): Shorthand[] =>
  SHORTHANDS.filter(({ writes }) => writes.every((key) => Object.hasOwn(entry, key)));
