/** In milliseconds. By then every browser has started the download. */
const LONG_ENOUGH_IN_MS = 10_000;

/** Offers a text as a file to save: saveFile("way.gpx", "<gpx …", "application/gpx+xml") */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH_IN_MS);
}
