import type { ReportLine } from "../rich-text/model.ts";

const UTF8 = "Save it again with the encoding UTF-8, which every editor offers.";
const EXCERPT = 40;

const utf8 = new TextDecoder("utf-8", { fatal: true });

const NUL = 0;
const FIRST_BYTES = 64;

function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.readUInt16BE(0);
  return mark === 0xfeff || mark === 0xfffe || bytes.subarray(0, FIRST_BYTES).includes(NUL);
}

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The first line that is not UTF-8, read in the regional legacy encoding. */
function firstForeignLine(bytes: Buffer): { line: number; reads: string } {
  const lines = bytes.toString("latin1").split(/\r\n?|\n/);
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  const own = new Uint8Array(Buffer.from(lines[index] ?? "", "latin1"));
  const text = new TextDecoder("windows-1250").decode(own).trim();
  return { line: index + 1, reads: text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text };
}

/** UTF-8 that was read as Windows-1250 or Windows-1252 and saved so: "šuma" becomes "Ĺˇuma", "Å¡uma". */
const TWICE_ENCODED = /Ĺ[ˇľ ˝]|Ä[ŤŚ‡†‘]|Å[¡¾]|Ã[¤¶¼Ÿ„–œ]|â€/;
const CONTROL = /(?![\t\n])\p{Control}/u;

function checkLetters(text: string, report: ReportLine): void {
  for (const [index, line] of text.split("\n").entries()) {
    const control = CONTROL.exec(line)?.[0];
    const twice = TWICE_ENCODED.exec(line);
    if (line.includes("\uFFFD")) {
      report(index + 1, 'a letter was lost here and became "\uFFFD". Write it again.');
    }
    if (control !== undefined) {
      const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
      report(index + 1, `an invisible control character (U+${code}). Delete it.`);
    }
    if (twice !== null) {
      const found = line.slice(twice.index, twice.index + EXCERPT / 4);
      report(index + 1, `"${found}" has letters of a wrong encoding. Write them again.`);
    }
  }
}

/** With normalized line ends and accents. */
export const normalizeText = (text: string): string =>
  text.replace(/\r\n?/g, "\n").normalize("NFC");

/** A file's text, normalized; undefined, with a fault, if it is no text. */
export function readText(bytes: Buffer, report: ReportLine): string | undefined {
  if (bytes.length > 1 && isUtf16(bytes)) {
    report(1, `this file is UTF-16, not UTF-8. ${UTF8}`);
    return undefined;
  }
  if (!isUtf8(bytes)) {
    const { line, reads } = firstForeignLine(bytes);
    report(line, `this file is not UTF-8: in Windows-1250, this line reads "${reads}". ${UTF8}`);
    return undefined;
  }
  const text = normalizeText(utf8.decode(bytes));
  checkLetters(text, report);
  return text;
}
