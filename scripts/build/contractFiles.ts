import { DOCUMENT_TYPES } from "../../content-service/kinds/document-types.ts";
import { documentSchema } from "../../content-service/src/documents/json-schema.ts";
import { printSchema } from "../../content-service/src/graphql/schema.ts";

const HEADER = `# The content service's GraphQL schema, as the site may rely on it.
# Generated from content-service/kinds/ by: npm run contract
# What stands between "# optional" and "# end" may be missing from a service's schema: the site asks for it only
# where the schema has it.
# Naming follows the hosted service that the site must also work with (Prismic):
# plural queries are "all<Type>s", sort enums end in "y", connections are Relay's.

`;

/** The files that are generated from content-service/kinds/: path => text */
export const contractFiles = (): Record<string, string> => ({
  "content-service/content.graphql": `${HEADER}${printSchema()}`,
  ...Object.fromEntries(
    DOCUMENT_TYPES.map((type) => [
      `content-service/schemas/${type}.json`,
      `${JSON.stringify(documentSchema(type), null, 2)}\n`,
    ]),
  ),
});
