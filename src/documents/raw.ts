// What the content service sends. Nothing but lang and id is sure to be there or to be of its kind.

export interface RawMeta {
  id: string;
  lang: string;
  uid?: unknown;
  type?: unknown;
  tags?: unknown;
  firstPublicationDate?: unknown;
  lastPublicationDate?: unknown;
  alternateLanguages?: unknown;
}

export interface RawDocument {
  _meta: RawMeta;
  [field: string]: unknown;
}

export type RawRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isRawDocument(value: unknown): value is RawDocument {
  if (!isRecord(value) || !isRecord(value._meta)) return false;
  return typeof value._meta.id === "string" && typeof value._meta.lang === "string";
}

/** Nobody sees them, and a browser reads other words from the page than its script knows. */
const UNREADABLE = /(?![\t\n\r])[\p{Control}\p{Surrogate}]/gu;

/** Without control characters and halves of a character. */
export function readable(text: string): string {
  return text.replace(UNREADABLE, "");
}

export function asText(value: unknown): string {
  return typeof value === "string" ? readable(value).trim() : "";
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A number of pixels, or null for everything that cannot be one. */
export function asLength(value: unknown): number | null {
  const length = typeof value === "number" ? Math.round(value) : 0;
  return Number.isFinite(length) && length > 0 ? length : null;
}
