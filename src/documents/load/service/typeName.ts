import type { DocumentType } from "../../../i18n/routes.ts";

/** What the contract calls a type: typeName("program") => "Program" */
export const typeName = (type: DocumentType): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** The field of the contract that lists the documents of a type: "allPrograms" */
export const listField = (type: DocumentType): string => `all${typeName(type)}s`;

/** The name of the query for a list: "AllPrograms" */
export const listOperation = (type: DocumentType): string => `All${typeName(type)}s`;
