import type { Picture, PictureReference, SiteDocument } from "./types.ts";

type Loose = SiteDocument<PictureReference>;

export function picturesOf(document: Loose): PictureReference[] {
  const inText = document.content.flatMap((block) =>
    block.kind === "image" ? [block.picture] : [],
  );
  if (document.type === "program") return [...document.pictures, ...inText];
  return document.picture ? [document.picture, ...inText] : inText;
}

/** The one that stands for the document: the first that its page shows. */
export function mainPicture<P>(document: SiteDocument<P>): P | null {
  return document.type === "program" ? (document.pictures[0] ?? null) : document.picture;
}

/** The same document, every picture as a page shows it. */
export function withPictures(
  document: Loose,
  show: (reference: PictureReference) => Picture,
): SiteDocument {
  const content = document.content.map((block) =>
    block.kind === "image" ? { ...block, picture: show(block.picture) } : block,
  );
  if (document.type === "program") {
    return { ...document, content, pictures: document.pictures.map(show) };
  }
  return { ...document, content, picture: document.picture && show(document.picture) };
}
