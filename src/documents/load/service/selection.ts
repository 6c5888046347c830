import {
  contractName,
  type EntryField,
  type Field,
  type Fields,
} from "../../../../content-service/kinds/fields.ts";

/** The fields to ask for, each with those of its entries: { lodging: null, prices: { price_for: null } } */
export interface Selection {
  [name: string]: Selection | null;
}

const POINT: Selection = { latitude: null, longitude: null };

function selectionOf(field: Field | EntryField): Selection | null {
  switch (field.type) {
    case "point":
      return POINT;
    case "texts":
    case "pictures":
      return { [field.entry]: null };
    case "records":
    case "departures":
      return selectFields(field.entry);
    default:
      return null;
  }
}

export const selectFields = (fields: Fields | Readonly<Record<string, EntryField>>): Selection =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [contractName(key, field), selectionOf(field)]),
  );

/** As it stands in a query: "lodging prices { price_for }" */
export const printSelection = (selection: Selection): string =>
  Object.entries(selection)
    .map(([name, entries]) => (entries === null ? name : `${name} { ${printSelection(entries)} }`))
    .join(" ");
