const SAFE = ["http:", "https:", "mailto:", "tel:"];

/**
 * An address that may become a link, or null.
 * safeAddress("java\nscript:alert(1)") => null; safeAddress(" https://a.example ") => "https://a.example"
 */
export function safeAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  // Browsers drop control characters and white space inside a scheme: so do we, before looking at it.
  const address = value.replace(/[\p{Cc}\p{Cf}\s]/gu, "");
  if (!URL.canParse(address)) return null;
  return SAFE.includes(new URL(address).protocol) ? address : null;
}

/** The same for what a page loads by itself. */
export function safePictureAddress(value: unknown): string | null {
  const address = safeAddress(value);
  return address !== null && /^https?:/i.test(address) ? address : null;
}
