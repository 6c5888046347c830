import { typeName } from "../../../../content-service/kinds/document-types.ts";
import { optionalFields } from "../../../../content-service/kinds/kinds.ts";
import { DOCUMENT_TYPES } from "../../../i18n/routes.ts";
import { asList, isRecord } from "../../raw.ts";
import type { ContentRequest } from "./answer.ts";
import type { Selections } from "./graphqlQueries.ts";
import { printSelection, type Selection, selectFields } from "./selection.ts";

/** Introspection of the fields; a non-null list of non-null lists is four types deep. */
export const SCHEMA_REQUEST: ContentRequest = {
  operationName: "ContentSchema",
  variables: {},
  query: `query ContentSchema { __schema { types { name fields {
    name type { name ofType { name ofType { name ofType { name } } } }
  } } } }`,
};

/** The name of a field's type by type and field: "Program" => "prices" => "ProgramPrices" */
type Schema = Map<string, Map<string, string>>;

/** { name: null, ofType: { name: "ProgramPrices" } } => "ProgramPrices" */
function nameOf(type: unknown): string {
  if (!isRecord(type)) return "";
  return typeof type.name === "string" ? type.name : nameOf(type.ofType);
}

/** undefined for an answer that is no schema. */
export function readSchema(data: Record<string, unknown>): Schema | undefined {
  const schema = isRecord(data.__schema) ? data.__schema : {};
  if (!Array.isArray(schema.types)) return undefined;
  const types = schema.types.filter(isRecord).map((type): [string, Map<string, string>] => {
    const fields = asList(type.fields).filter(isRecord);
    return [
      String(type.name),
      new Map(fields.map((field) => [String(field.name), nameOf(field.type)])),
    ];
  });
  return new Map(types);
}

function offered(wanted: Selection, type: string, schema: Schema): Selection {
  const found = Object.entries(wanted).flatMap(([name, entries]): [string, Selection | null][] => {
    const own = schema.get(type)?.get(name);
    if (own === undefined) return [];
    // A field with fields of its own needs a selection, any other must not have one.
    const hasFields = (schema.get(own)?.size ?? 0) > 0;
    if (entries === null) return hasFields ? [] : [[name, null]];
    const inner = offered(entries, own, schema);
    return Object.keys(inner).length === 0 ? [] : [[name, inner]];
  });
  return Object.fromEntries(found);
}

/** Which of the optional fields are there, as queries select it. */
export function selectionsIn(schema: Schema): Selections {
  const found: Selections = {};
  for (const type of DOCUMENT_TYPES) {
    const wanted = selectFields(optionalFields(type));
    const selection = printSelection(offered(wanted, typeName(type), schema));
    if (selection !== "") found[type] = selection;
  }
  return found;
}
