// With both slashes: a browser reads "https:a.example" as a path of the page it stands on.
const SAFE = /^(https?:\/\/|mailto:|tel:)/i;

/**
 * An address that may become a link, or null.
 * safeAddress("java\nscript:alert(1)") => null; safeAddress(" https://a.example ") => "https://a.example"
 */
export function safeAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  // Browsers drop control characters and white space inside a scheme: so do we, before looking at it.
  const address = value.replace(/[\p{Cc}\p{Cf}\s]/gu, "");
  return SAFE.test(address) && URL.canParse(address) ? address : null;
}

/** The same for what a page loads by itself. */
export function safePictureAddress(value: unknown): string | null {
  const address = safeAddress(value);
  return address !== null && /^https?:/i.test(address) ? address : null;
}
