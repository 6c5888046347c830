import { join } from "node:path";
import { createContentStore } from "../../content-service/src/content-store.ts";
import { ContentFaults, faultLine } from "../../content-service/src/documents/fault.ts";
import { readProse } from "../../content-service/src/documents/prose.ts";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { SERVICE_LANGUAGES } from "../serviceLanguages.ts";
import { findMisquoted, findOtherAlts } from "./documents/alike.ts";
import { findLostLetters } from "./documents/letters.ts";
import { findPictureProblems, readPictureLists } from "./documents/pictures.ts";
import { findAllMisspelt, readWords } from "./documents/spelling.ts";
import { findOtherStyle } from "./documents/style.ts";
import {
  findForeignWords,
  findMissing,
  findUntranslatedLines,
  readUntranslated,
} from "./documents/translations.ts";
import { findTypography } from "./documents/typography.ts";
import { findLostDocuments, findOtherShapes, readWrittenTexts } from "./documents/written.ts";

const DOCUMENTS = join("content-service", "documents");

interface FaultOfFile {
  file: string;
  /** "content-service/documents/blog/herons/hr.md:3: unknown field …" */
  text: string;
}

/** What would keep the content service from starting, in documents and pictures. */
export async function findContentFaults(root = "content-service"): Promise<FaultOfFile[]> {
  try {
    await createContentStore(
      { documents: join(root, "documents"), pictures: join(root, "pictures") },
      { languages: SERVICE_LANGUAGES },
    );
    return [];
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    return error.faults.map((fault) => {
      const file = join(root, fault.file);
      return { file, text: faultLine({ ...fault, file }) };
    });
  }
}

// What a reader would stumble over in the documents and words, as an editor finds it: file, line, cure.
export async function findDocumentProblems(): Promise<string[]> {
  const texts = readProse(WRITTEN_LANGUAGES);
  const written = readWrittenTexts();
  const all = [...texts, ...written, ...readWords()];
  const faults = [
    ...(await findContentFaults()),
    ...written.flatMap((page) =>
      page.faults.map((fault) => ({ file: fault.file, text: faultLine(fault) })),
    ),
  ];
  const remarks = [
    ...findMissing(texts, readUntranslated()),
    ...findUntranslatedLines([...texts, ...written]),
    ...findOtherShapes(written),
    ...findLostDocuments(written, DOCUMENTS),
    ...findForeignWords(all),
    ...findPictureProblems(readPictureLists()),
    ...findOtherAlts(texts),
    ...findMisquoted(texts),
    ...findTypography(all),
    ...findOtherStyle(all),
    ...findLostLetters(all),
    ...(await findAllMisspelt(all)),
  ];
  // In a file that cannot be read as it was meant, every word would be one more remark.
  const isFaulty = (remark: string): boolean =>
    faults.some(({ file }) => remark.startsWith(`${file}:`));
  return [...faults.map(({ text }) => text), ...remarks.filter((remark) => !isFaulty(remark))];
}
