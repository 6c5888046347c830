/** The kinds of documents, in the order of the navigation. Apart from their tables, because every page loads it. */
export const DOCUMENT_TYPES = ["destination", "program", "blog"] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const isDocumentType = (name: string): name is DocumentType =>
  DOCUMENT_TYPES.some((type) => type === name);
