import { BLOG } from "./blog.ts";
import { DESTINATION } from "./destination.ts";
import type { DocumentType } from "./document-types.ts";
import { contractName, type Field, type Fields } from "./fields.ts";
import { JOURNEY } from "./journey.ts";
import { EVERY_CARD, EVERY_PAGE, type Kind } from "./kind.ts";
import { PROGRAM } from "./program.ts";

export const KINDS = {
  blog: BLOG,
  destination: DESTINATION,
  journey: JOURNEY,
  program: PROGRAM,
} satisfies Record<DocumentType, Kind>;

/** The fields by their names in the contract: { best_months: { type: "months" }, … } */
export const byContractName = <One extends Field>(
  fields: Readonly<Record<string, One>>,
): Record<string, One> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [contractName(key, field), field]),
  );

// The fields by their names on the site.

/** What lists ask for. */
export const cardFields = (type: DocumentType): Fields => {
  const { pictures, card }: Kind = KINDS[type];
  return { ...EVERY_CARD, pictures, ...card };
};

/** What the page asks for besides. */
export const pageFields = (type: DocumentType): Fields => ({ ...EVERY_PAGE, ...KINDS[type].page });

export const optionalFields = (type: DocumentType): Fields => KINDS[type].details;

export const allFields = (type: DocumentType): Fields => ({
  ...cardFields(type),
  ...pageFields(type),
  ...optionalFields(type),
});
