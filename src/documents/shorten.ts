/** shorten("Reeds at dusk", 8) => "Reeds at" */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length);
  return text.slice(0, end > 0 ? end : length).trimEnd();
}
