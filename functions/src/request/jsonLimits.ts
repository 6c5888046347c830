/** An inquiry has 20 names, 17 commas and 3 opening brackets. */
const MAX_PARTS = 100;
const MAX_NAME_LENGTH = 100;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
/** "," "[" "{": each adds a value or a level. */
const STARTS_A_PART = new Set([0x2c, 0x5b, 0x7b]);

/**
 * Whether JSON is safe to parse, found out without parsing it: 32,000 nested lists are 64 kB of text and
 * megabytes when parsed, and V8 keeps every new property name for a while.
 */
export function isWithinJsonLimits(json: Uint8Array): boolean {
  let parts = 0;
  let isInText = false;
  let textBegins = 0;
  let textLength = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) {
        isInText = false;
        textLength = at - textBegins;
      }
    } else if (byte === QUOTE) {
      isInText = true;
      textBegins = at + 1;
    } else if (byte === COLON) {
      if (textLength > MAX_NAME_LENGTH) return false;
    } else if (STARTS_A_PART.has(byte)) {
      parts += 1;
      if (parts > MAX_PARTS) return false;
    }
  }
  return true;
}
