import { typeName } from "../../../../content-service/kinds/document-types.ts";
import type { DocumentType } from "../../../i18n/routes.ts";

/** The field of the contract that lists the documents of a type: "allPrograms" */
export const listField = (type: DocumentType): string => `all${typeName(type)}s`;

/** The name of the query for a list: "AllPrograms" */
export const listOperation = (type: DocumentType): string => `All${typeName(type)}s`;
