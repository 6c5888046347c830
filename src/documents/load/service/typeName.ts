import type { DocumentType } from "../../../i18n/routes.ts";

/** What the contract calls a type: typeName("program") => "Program" */
export const typeName = (type: DocumentType): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
