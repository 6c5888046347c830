/** The kinds of documents, in the order of the navigation. Apart from their tables, because every page loads it. */
export const DOCUMENT_TYPES = ["destination", "program", "journey", "blog"] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A service may lack these: the site then has none of them. */
export const OPTIONAL_TYPES: readonly DocumentType[] = ["journey"];

/** The contract's name of a type: typeName("program") => "Program" */
export const typeName = (type: DocumentType): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

export const isDocumentType = (name: string): name is DocumentType =>
  DOCUMENT_TYPES.some((type) => type === name);
