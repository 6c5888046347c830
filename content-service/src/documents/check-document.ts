import { contractName } from "../../kinds/fields.ts";
import { allFields } from "../../kinds/kinds.ts";
import { SUPPORTED } from "../pictures/formats.ts";
import { type LinkTargets, lostLink } from "../rich-text/link-targets.ts";
import { readLink } from "../rich-text/links.ts";
import { linksOf } from "../rich-text/model.ts";
import type { Report } from "./fault.ts";
import { type ContentDocument, pictureWords } from "./library.ts";
import { suggest } from "./suggest.ts";

/** A document and the file of its language. */
export interface Written {
  document: ContentDocument;
  file: string;
  /** The name of the file: "sr" */
  language: string;
}

/** What a document may refer to. */
export interface KnownNames {
  pictures: readonly string[];
  /** Other files in the folder of pictures. */
  noPictures: readonly string[];
  targets: LinkTargets;
}

function missing(name: string, { pictures, noPictures }: KnownNames): string {
  if (noPictures.includes(name)) return `"${name}" is no picture: pages show ${SUPPORTED}.`;
  if (/^https?:/i.test(name)) {
    return `picture "${name}" is elsewhere. Save it into content-service/pictures, and write its file's name.`;
  }
  const bare = name.split(/[\\/]/).at(-1) ?? name;
  if (bare !== name) {
    const cure = pictures.includes(bare)
      ? `Write "${bare}" alone.`
      : "Put the file into content-service/pictures itself, and write its name alone.";
    return `missing picture "${name}". ${cure}`;
  }
  const likely = suggest(name, pictures);
  const hint = likely ? `Did you mean "${likely}"?` : "Put the file into content-service/pictures.";
  return `missing picture "${name}". ${hint}`;
}

function withoutAlt(name: string, example: string): string {
  return `picture "${name}" without alt text. Say what it shows: ${example}.`;
}

/** Pictures in fields. Each language needs its own alternative text. */
function checkFieldPictures(
  document: ContentDocument,
  file: string,
  known: KnownNames,
  report: Report,
): void {
  const { texts, lists, perPicture } = document.fields;
  const shown = Object.entries(allFields(document.type)).flatMap(([key, field]) => {
    const name = contractName(key, field);
    if (field.type === "picture") return texts.get(name) ?? [];
    return field.type === "pictures" ? (lists.get(name) ?? []) : [];
  });
  for (const picture of shown) {
    const name = picture.value;
    if (!known.pictures.includes(name)) {
      report(picture, missing(name, known));
    } else if (pictureWords(document, name).alt === "") {
      const own = picture.file === file ? picture : { file, line: 1 };
      const place = perPicture.get("alt")?.get(name) ?? own;
      report(place, withoutAlt(name, `"alt:" and below it "  ${name}: A heron at dawn"`));
    }
  }
  for (const words of perPicture.values()) {
    for (const [name, place] of words) {
      if (!known.pictures.includes(name)) report(place, missing(name, known));
    }
  }
}

/** Links in fields, also of a list's entries: `destination: document:destination/ilok`. */
function checkFieldLinks({ document, language }: Written, known: KnownNames, report: Report): void {
  const { records, texts } = document.fields;
  const ofDocument = Object.entries(allFields(document.type)).flatMap(([key, field]) =>
    field.type === "link" ? (texts.get(contractName(key, field)) ?? []) : [],
  );
  const ofEntries = [...records.values()].flat().flatMap((record) => [...record.values()]);
  for (const { value, ...place } of [...ofDocument, ...ofEntries]) {
    const link = readLink(value, place.line);
    const lost = link && lostLink(link, language, known.targets);
    if (lost) report(place, lost);
  }
}

function checkBody({ document, file, language }: Written, known: KnownNames, report: Report): void {
  for (const block of document.body) {
    if (block.type !== "image") continue;
    const name = block.picture;
    if (!known.pictures.includes(name)) {
      report({ file, line: block.line }, missing(name, known));
    } else if (pictureWords(document, name, block).alt === "") {
      report({ file, line: block.line }, withoutAlt(name, `![A heron at dawn](${name})`));
    }
  }
  for (const link of linksOf(document.body)) {
    const lost = lostLink(link, language, known.targets);
    if (link.kind === "document" && lost) report({ file, line: link.line }, lost);
  }
}

/** Checks that need all documents and pictures. */
export function checkDocument(written: Written, known: KnownNames, report: Report): void {
  const { document, file } = written;
  if (!document.fields.texts.has("title")) {
    report({ file, line: 1 }, 'missing "title". Add a line like "title: Herons at first light".');
  }
  checkFieldPictures(document, file, known, report);
  checkFieldLinks(written, known, report);
  checkBody(written, known, report);
}

/** Two documents of one type and language must not share their address. */
export function checkUids(documents: readonly Written[], report: Report): void {
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
