import type { CreateSchemaCustomizationArgs } from "gatsby";

/** Gatsby stores documents as JSON; src/documents/kinds has their fields. */
export const NODE_TYPE = "SiteDocument";

export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`type ${NODE_TYPE} implements Node @dontInfer { document: JSON! }`);
}
