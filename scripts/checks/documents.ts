import { NOT_THE_DEMO } from "../../tests/demo/demo.ts";
import { findContentFaults } from "./documents/faults.ts";
import {
  findForeignWords,
  findMissing,
  findUntranslatedLines,
  readUntranslated,
} from "./documents/languages.ts";
import { remarkOnLengths } from "./documents/lengths.ts";
import { findPictureProblems, readPictureLists, remarkOnUnseen } from "./documents/pictures.ts";
import { findAllMisspelt } from "./documents/spelling.ts";
import { readTexts, readWords } from "./documents/texts.ts";
import { findTypography } from "./documents/typography.ts";

// What a reader would stumble over in the documents and words, as an editor finds it: file, line, cure.
export async function findDocumentProblems(): Promise<string[]> {
  const texts = readTexts();
  const all = [...texts, ...readWords()];
  const faults = await findContentFaults();
  const remarks = [
    ...findMissing(texts, readUntranslated()),
    ...findUntranslatedLines(texts),
    ...findForeignWords(all),
    ...findPictureProblems(readPictureLists()),
    ...findTypography(all),
    ...(await findAllMisspelt(all)),
  ];
  // In a file that cannot be read as it was meant, every word would be one more remark.
  const isFaulty = (remark: string): boolean =>
    faults.some(({ file }) => remark.startsWith(`${file}:`));
  return [...faults.map(({ text }) => text), ...remarks.filter((remark) => !isFaulty(remark))];
}

/** What an editor may want to know, and may leave as it is. */
export function remarkOnDocuments(): string[] {
  return [
    ...remarkOnLengths(readTexts()),
    ...remarkOnUnseen(readPictureLists()),
    ...(NOT_THE_DEMO === "" ? [] : [`${NOT_THE_DEMO} Tests of the demo are skipped.`]),
  ];
}
