/** An inquiry has 16 names, 13 commas and 3 brackets that open. */
const MOST_PARTS = 100;
const LONGEST_NAME = 100;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
/** "," "[" "{": each is a value more, or one level deeper. */
const STARTS_A_PART = new Set([0x2c, 0x5b, 0x7b]);

/**
 * Whether JSON is small enough to be parsed, known without parsing it: a nest of 32,000 lists takes
 * 64 kB on its way and megabytes once it is parsed, and every name that is new stays for a while.
 */
export function hasFewParts(json: Uint8Array): boolean {
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
      if (textLength > LONGEST_NAME) return false;
    } else if (STARTS_A_PART.has(byte)) {
      parts += 1;
      if (parts > MOST_PARTS) return false;
    }
  }
  return true;
}
