/** Some mail programs cut longer links, or open none. In characters of the link. */
export const LONGEST_BODY = 1900;

/** sizeInLink("č") => 6 */
export const sizeInLink = (text: string): number => encode(text).length;

// encodeURIComponent throws on half of a surrogate pair, which a truncated text may end with.
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD").replace(/\r?\n/g, "\r\n"));

/**
 * mailLink("a@b.example", "Upit", "Ana\n…") => "mailto:a@b.example?subject=Upit&body=Ana%0D%0A…"
 */
export function mailLink(address: string, subject: string, body: string): string {
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}
