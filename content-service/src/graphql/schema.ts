import {
  DOCUMENT_TYPES,
  type DocumentType,
  OPTIONAL_TYPES,
  typeName,
} from "../../kinds/document-types.ts";
import { contractName, type EntryField, type Field, type Fields } from "../../kinds/fields.ts";
import { byContractName, cardFields, optionalFields, pageFields } from "../../kinds/kinds.ts";
import { type EntryType, entryType, graphqlType } from "./fields.ts";

const FRAME = `"Any JSON value: rich text arrays, image objects."
scalar Json
"ISO 8601, for example 2026-10-14T08:00:00+0000."
scalar DateTime
scalar Long
"A day, for example 2027-05-15."
scalar Date

type Meta {
  id: String!
  uid: String
  type: String!
  lang: String!
  tags: [String!]!
  firstPublicationDate: DateTime
  lastPublicationDate: DateTime
  alternateLanguages: [RelatedDocument!]!
}

type RelatedDocument { id: String! uid: String type: String! lang: String! }

type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
`;

/** Fields between these comments may be missing from a service's schema. */
const [OPTIONAL, END] = ["# optional", "# end"];

const PICTURE = "{ url, alt, copyright, dimensions: { width, height } }";

/** What a value looks like, where its type does not say so. */
function formOf(field: Field | EntryField): string {
  switch (field.type) {
    case "choice":
      return field.of.join(" | ");
    case "choices":
      return `Separated by commas: ${field.of.join(",")}`;
    case "months":
      return "Months as numbers with commas between them: 5,6,9,10";
    case "picture":
      return PICTURE;
    case "pictures":
      return `${field.entry}: ${PICTURE}`;
    case "link":
      return "A link as in rich text's data.";
    case "time":
      return "08:00";
    case "records":
    case "departures":
      return Object.entries(byContractName(field.entry))
        .map(([name, own]) => [name, describe(own)])
        .flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []))
        .join("; ");
    default:
      return "";
  }
}

const describe = (field: Field | EntryField): string =>
  [field.about, formOf(field)].filter(Boolean).join(" ");

const printFields = (type: string, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const name = contractName(key, field);
    const text = describe(field);
    const line = `  ${name}: ${graphqlType(type, name, field)}`;
    return text === "" ? [line] : [`  ${JSON.stringify(text)}`, line];
  });

const printEntry = ({ name, fields }: EntryType): string =>
  `type ${name} { ${Object.entries(fields)
    .map(([own, type]) => `${own}: ${type}`)
    .join(" ")} }`;

const entryTypes = (type: string, fields: Fields): EntryType[] =>
  Object.entries(fields).flatMap(
    ([key, field]) => entryType(type, contractName(key, field), field) ?? [],
  );

const optional = (lines: string[]): string[] => (lines.length > 0 ? [OPTIONAL, ...lines, END] : []);

/** What stands within an optional type needs no comments of its own. */
const optionalIf = (isOptional: boolean, lines: string[]): string[] =>
  isOptional ? optional(lines) : lines;

function printType(type: DocumentType): string {
  const name = typeName(type);
  const required = { ...cardFields(type), ...pageFields(type) };
  const details = optionalFields(type);
  const isOptional = OPTIONAL_TYPES.includes(type);
  const dates = ["meta_firstPublicationDate", "meta_lastPublicationDate"];
  const lines = [
    `type ${name} {`,
    "  _meta: Meta!",
    ...printFields(name, required),
    ...optionalIf(!isOptional, printFields(name, details)).map((line) =>
      line.startsWith("#") ? `  ${line}` : line,
    ),
    "}",
    ...entryTypes(name, required).map(printEntry),
    ...optionalIf(!isOptional, entryTypes(name, details).map(printEntry)),
    `type ${name}Connection { totalCount: Long! pageInfo: PageInfo! edges: [${name}Edge!]! }`,
    `type ${name}Edge { node: ${name}! cursor: String! }`,
    `enum Sort${name}y { ${dates.map((date) => `${date}_ASC ${date}_DESC`).join(" ")} }`,
  ];
  return [...optionalIf(isOptional, lines), ""].join("\n");
}

function printQuery(): string {
  const fields = DOCUMENT_TYPES.flatMap((type) => {
    const name = typeName(type);
    const list = `lang: String, uid: String, uid_in: [String!], sortBy: Sort${name}y, first: Int, after: String`;
    const lines = [
      `  all${name}s(${list}): ${name}Connection!`,
      `  ${type}(uid: String!, lang: String!): ${name}`,
    ];
    return optionalIf(OPTIONAL_TYPES.includes(type), lines);
  });
  return ["type Query {", ...fields, "}", ""].join("\n");
}

/** The schema by the tables of kinds/; content.graphql is this text. */
export const printSchema = (): string =>
  [
    FRAME,
    `${OPTIONAL}\ntype GeoPoint { latitude: Float! longitude: Float! }\n${END}\n`,
    printQuery(),
    ...DOCUMENT_TYPES.map(printType),
  ].join("\n");
