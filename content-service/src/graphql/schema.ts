import {
  CONTRACT_FIELDS,
  DOCUMENT_TYPES,
  type DocumentType,
} from "../documents/fields/field-table.ts";
import { type ContractField, contractField } from "./fields.ts";

/** The contract's name of a type: "program" => "Program" */
export const typeName = (type: DocumentType): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** The fields of a type by their names, without those that documents of every type have. */
export const fieldsOf = (type: DocumentType): Record<string, ContractField> =>
  Object.fromEntries(
    Object.entries(CONTRACT_FIELDS[type]).map(([name, kind]) => [
      name,
      contractField(typeName(type), name, kind),
    ]),
  );

const FRAME = `
scalar Json
scalar DateTime
scalar Long
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
type GeoPoint { latitude: Float! longitude: Float! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
`;

const lines = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, type]) => `${name}: ${type}`)
    .join(" ");

function printType(type: DocumentType): string {
  const name = typeName(type);
  const fields = fieldsOf(type);
  const entries = Object.values(fields).flatMap(({ entry }) => (entry ? [entry] : []));
  const own = Object.fromEntries(
    Object.entries(fields).map(([field, { type: printed }]) => [field, printed]),
  );
  const dates = ["meta_firstPublicationDate", "meta_lastPublicationDate"];
  return [
    `type ${name} { _meta: Meta! title: Json content: Json ${lines(own)} }`,
    ...entries.map((entry) => `type ${entry.name} { ${lines(entry.fields)} }`),
    `type ${name}Connection { totalCount: Long! pageInfo: PageInfo! edges: [${name}Edge!]! }`,
    `type ${name}Edge { node: ${name}! cursor: String! }`,
    `enum Sort${name}y { ${dates.map((date) => `${date}_ASC ${date}_DESC`).join(" ")} }`,
  ].join("\n");
}

function printQuery(): string {
  const fields = DOCUMENT_TYPES.flatMap((type) => {
    const name = typeName(type);
    const list = `lang: String, uid: String, uid_in: [String!], sortBy: Sort${name}y, first: Int, after: String`;
    return [
      `all${name}s(${list}): ${name}Connection!`,
      `${type}(uid: String!, lang: String!): ${name}`,
    ];
  });
  return `type Query { ${fields.join("\n")} }`;
}

/** The schema, generated from the table of fields. */
export const printSchema = (): string =>
  [FRAME, printQuery(), ...DOCUMENT_TYPES.map(printType)].join("\n");
