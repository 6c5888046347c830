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

export function asText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A number of pixels, or null for everything that cannot be one. */
export function asLength(value: unknown): number | null {
  const length = typeof value === "number" ? Math.round(value) : 0;
  return Number.isFinite(length) && length > 0 ? length : null;
}
