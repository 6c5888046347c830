import { join } from "node:path";
import { createContentStore } from "../../content-service/src/content-store.ts";
import { ContentFaults, faultLine } from "../../content-service/src/documents/fault.ts";
import { readFields, readProse } from "../../content-service/src/documents/prose.ts";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { SERVICE_LANGUAGES } from "../serviceLanguages.ts";
import { findClosedDays } from "./documents/closedDays.ts";
import { findInconsistentAlts, findMisquotedTitles } from "./documents/consistency.ts";
import { findOtherFigures, findOtherStops, findWrittenFigures } from "./documents/figures.ts";
import { findImpossibleLegs } from "./documents/legs.ts";
import { findStructureDifferences, readMarkdownPages } from "./documents/markdownPages.ts";
import { findLostLinks } from "./documents/pageLinks.ts";
import { findPictureProblems, readPictureLists } from "./documents/pictures.ts";
import { findAllMisspelt, readMessages } from "./documents/spelling.ts";
import { findStyleViolations } from "./documents/style.ts";
import {
  findForeignWords,
  findMissing,
  findUntranslatedLines,
  readUntranslated,
} from "./documents/translations.ts";
import { findLossyTransliteration } from "./documents/transliteration.ts";
import { findTypographyProblems } from "./documents/typography.ts";

interface FaultOfFile {
  file: string;
  /** "content-service/documents/blog/herons/hr.md:3: unknown field …" */
  text: string;
}

/** Faults in documents and pictures that keep the content service from starting. */
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

// Problems in documents and messages, each with its file, its line and what to do.
export async function findDocumentProblems(): Promise<string[]> {
  const texts = readProse(WRITTEN_LANGUAGES);
  const written = readMarkdownPages();
  const files = [...new Set(texts.map(({ file }) => file))];
  const all = [...texts, ...written, ...readMessages()];
  const faults = [
    ...(await findContentFaults()),
    ...written.flatMap((page) =>
      page.faults.map((fault) => ({ file: fault.file, text: faultLine(fault) })),
    ),
  ];
  const remarks = [
    ...findMissing(texts, readUntranslated()),
    ...findUntranslatedLines([...texts, ...written]),
    ...findStructureDifferences(written),
    ...findLostLinks(written, texts),
    ...findForeignWords(all),
    ...findPictureProblems(readPictureLists()),
    ...findWrittenFigures(files),
    ...findOtherStops(files),
    ...findOtherFigures(files),
    ...findClosedDays(readFields(WRITTEN_LANGUAGES)),
    ...findImpossibleLegs(),
    ...findInconsistentAlts(texts),
    ...findMisquotedTitles(texts),
    ...findTypographyProblems(all),
    ...findStyleViolations(all),
    ...findLossyTransliteration(all),
    ...(await findAllMisspelt(all)),
  ];
  // A file with a fault is not parsed as intended, so further remarks about it would mislead.
  const isFaulty = (remark: string): boolean =>
    faults.some(({ file }) => remark.startsWith(`${file}:`));
  return [...faults.map(({ text }) => text), ...remarks.filter((remark) => !isFaulty(remark))];
}
