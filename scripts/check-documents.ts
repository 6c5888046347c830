import {
  findForeignWords,
  findMissing,
  findUntranslatedLines,
  readUntranslated,
} from "./documents/languages.ts";
import { findLengths } from "./documents/lengths.ts";
import { findPictureProblems, readPictureLists } from "./documents/pictures.ts";
import { findAllMisspelt } from "./documents/spelling.ts";
import { readTexts } from "./documents/texts.ts";
import { findTypography } from "./documents/typography.ts";

// What a reader would stumble over in the documents, as an editor finds it: file, line, cure.
export async function findDocumentProblems(): Promise<string[]> {
  const texts = readTexts();
  return [
    ...findMissing(texts, readUntranslated()),
    ...findUntranslatedLines(texts),
    ...findForeignWords(texts),
    ...findPictureProblems(readPictureLists()),
    ...findTypography(texts),
    ...findLengths(texts),
    ...(await findAllMisspelt(texts)),
  ];
}
