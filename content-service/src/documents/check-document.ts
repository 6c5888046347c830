import { linksOf } from "../rich-text/model.ts";
import { advice, closest } from "./closest.ts";
import type { Place, Report } from "./fault.ts";
import type { DocumentType } from "./field-table.ts";
import { type ContentDocument, pictureWords } from "./library.ts";

/** What a document may refer to. */
export interface Known {
  pictures: readonly string[];
  folders: Record<DocumentType, readonly string[]>;
}

function checkPicture(
  name: string,
  alt: string,
  place: Place,
  altPlace: Place,
  known: Known,
  report: Report,
): void {
  if (!known.pictures.includes(name)) {
    report(place, `missing picture "${name}". ${advice(name, known.pictures)}`);
  } else if (alt === "") {
    report(altPlace, `picture "${name}" without alt text. Say what it shows: ${altExample(name)}`);
  }
}

function altExample(name: string): string {
  return `"alt:" and below it "  ${name}: A heron at dawn".`;
}

function checkFieldPictures(
  document: ContentDocument,
  file: string,
  known: Known,
  report: Report,
): void {
  const { fields } = document;
  const image = fields.texts.get("image");
  const named = [...(image ? [image] : []), ...(fields.lists.get("program_images") ?? [])];
  for (const picture of named) {
    // The words are the language's own task, also where document.yaml names the picture.
    const altPlace = picture.file === file ? picture : { file, line: 1 };
    const { alt } = pictureWords(document, picture.value);
    checkPicture(picture.value, alt, picture, altPlace, known, report);
  }
  for (const words of fields.perPicture.values()) {
    for (const [name, place] of words) {
      if (known.pictures.includes(name)) continue;
      report(place, `missing picture "${name}". ${advice(name, known.pictures)}`);
    }
  }
}

function checkBody(document: ContentDocument, file: string, known: Known, report: Report): void {
  for (const block of document.body) {
    if (block.type !== "image") continue;
    const { alt } = pictureWords(document, block.picture, block);
    const place = { file, line: block.line };
    if (!known.pictures.includes(block.picture)) {
      checkPicture(block.picture, alt, place, place, known, report);
    } else if (alt === "") {
      const example = `![A heron at dawn](${block.picture})`;
      const message = `picture "${block.picture}" without alt text. Say what it shows: ${example}.`;
      report(place, message);
    }
  }
  for (const link of linksOf(document.body)) {
    if (link.kind === "web" || known.folders[link.type].includes(link.folder)) continue;
    const likely = closest(link.folder, known.folders[link.type]);
    const hint = likely
      ? `Did you mean "document:${link.type}/${likely}"?`
      : `Write the name of a folder in documents/${link.type}.`;
    report({ file, line: link.line }, `dead link "document:${link.type}/${link.folder}". ${hint}`);
  }
}

/** What can be said about a document only when all documents and pictures are known. */
export function checkDocument(
  document: ContentDocument,
  file: string,
  known: Known,
  report: Report,
): void {
  if (!document.fields.texts.has("title")) {
    report({ file, line: 1 }, 'missing "title". Add a line like "title: Herons at first light".');
  }
  checkFieldPictures(document, file, known, report);
  checkBody(document, file, known, report);
}

/** Two documents of one type and language must not share their address. */
export function checkUids(
  documents: readonly { document: ContentDocument; file: string }[],
  report: Report,
): void {
  const taken = new Map<string, string>();
  for (const { document, file } of documents) {
    const key = `${document.type} ${document.lang} ${document.uid}`;
    const other = taken.get(key);
    if (other === undefined) {
      taken.set(key, file);
    } else {
      const place = document.fields.texts.get("uid") ?? { file, line: 1 };
      report(place, `uid "${document.uid}" is taken by ${other}. Choose another one.`);
    }
  }
}
