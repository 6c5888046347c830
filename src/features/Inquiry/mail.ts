/**
 * mailLink("a@b.example", "Upit", "Ana\n…") => "mailto:a@b.example?subject=Upit&body=Ana%0D%0A…"
 */
export function mailLink(address: string, subject: string, body: string): string {
  // encodeURIComponent throws on half of a surrogate pair, which a truncated text may end with.
  const encode = (text: string): string =>
    encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD").replace(/\r?\n/g, "\r\n"));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}
