import type { PictureReference, RichBlock, SiteDocument } from "./types.ts";

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

/** The same document, every picture as `show` has it; those that it gives up are not in it. */
export function withPictures<P>(
  document: Loose,
  show: (reference: PictureReference) => P | null,
): SiteDocument<P> {
  const content = document.content.flatMap((block): RichBlock<P>[] => {
    if (block.kind !== "image") return [block];
    const picture = show(block.picture);
    return picture === null ? [] : [{ ...block, picture }];
  });
  if (document.type === "program") {
    const pictures = document.pictures.map(show).filter((picture) => picture !== null);
    return { ...document, content, pictures };
  }
  return { ...document, content, picture: document.picture && show(document.picture) };
}

/** Whether a picture is on one of the hosts that the settings name. */
export const isOn =
  (hosts: string[]) =>
  ({ url }: PictureReference): boolean => {
    const { host, port, protocol } = new URL(url);
    // An address leaves out the port that everybody knows; a setting may name it.
    const usual = protocol === "https:" ? 443 : 80;
    return hosts.includes(host) || (port === "" && hosts.includes(`${host}:${usual}`));
  };
