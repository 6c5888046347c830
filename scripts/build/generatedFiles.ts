import { readdirSync } from "node:fs";
import { DOCUMENT_TYPES } from "../../content-service/kinds/document-types.ts";
import { documentSchema } from "../../content-service/src/documents/json-schema.ts";
import { printSchema } from "../../content-service/src/graphql/schema.ts";
import { tokenFiles } from "./tokenFiles.ts";

const SCHEMA_HEADER = `# The content service's GraphQL schema, as the site may rely on it.
# Generated from content-service/kinds/ by: npm run generate
# What stands between "# optional" and "# end" may be missing from a service's schema: the site asks for it only
# where the schema has it.
# Naming follows the hosted service that the site must also work with (Prismic):
# plural queries are "all<Type>s", sort enums end in "y", connections are Relay's.

`;

const LANGUAGES = "src/i18n/languages";

/** One file of each language's folder, as a record: separate, because visitors load only what they need. */
const LANGUAGE_TABLES = [
  { part: "row", name: "LANGUAGE_ROWS", file: "languageRows" },
  { part: "search", name: "SEARCH_TABLES", file: "searchTables" },
  { part: "writing", name: "WRITING_TABLES", file: "writingTables" },
] as const;

type LanguageTable = (typeof LANGUAGE_TABLES)[number];

const identifier = (code: string): string =>
  code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function languageTable({ part, name }: LanguageTable, codes: string[]): string {
  const imports = codes.map(
    (code) => `import { ${part} as ${identifier(code)} } from "./${code}/${part}.ts";`,
  );
  const entries = codes.map((code) =>
    identifier(code) === code ? `  ${code},` : `  "${code}": ${identifier(code)},`,
  );
  return `// Generated from the folders beside this file by: npm run generate
// biome-ignore-all assist/source/organizeImports: in the order of the folders

${imports.join("\n")}

export const ${name} = {
${entries.join("\n")}
};
`;
}

function languageCodes(): string[] {
  const entries = readdirSync(LANGUAGES, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** The files that are generated from tables and folders: path => text */
export function generatedFiles(): Record<string, string> {
  const codes = languageCodes();
  return {
    ...tokenFiles(),
    "content-service/content.graphql": `${SCHEMA_HEADER}${printSchema()}`,
    ...Object.fromEntries(
      DOCUMENT_TYPES.map((type) => [
        `content-service/schemas/${type}.json`,
        `${JSON.stringify(documentSchema(type), null, 2)}\n`,
      ]),
    ),
    ...Object.fromEntries(
      LANGUAGE_TABLES.map((table) => [
        `${LANGUAGES}/${table.file}.ts`,
        languageTable(table, codes),
      ]),
    ),
  };
}
