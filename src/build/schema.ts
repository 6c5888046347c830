import type { CreateSchemaCustomizationArgs } from "gatsby";

/** Gatsby keeps documents for their pages; what is in one is the business of its kind (src/documents/kinds). */
export const NODE_TYPE = "SiteDocument";

export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`type ${NODE_TYPE} implements Node @dontInfer { document: JSON! }`);
}
