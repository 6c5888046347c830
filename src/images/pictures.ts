import type { SiteDocument } from "../documents/kinds.ts";
import type { PictureReference, RichBlock } from "../documents/types.ts";

type UnpreparedDocument = SiteDocument<PictureReference>;

/** All that its page shows, in order. */
export function picturesOf<P>({ pictures, content }: SiteDocument<P>): P[] {
  const inText = content.flatMap((block) => (block.kind === "image" ? [block.picture] : []));
  return [...pictures, ...inText];
}

/** The first picture of a document. */
export const mainPicture = <P>({ pictures }: { pictures: P[] }): P | null => pictures[0] ?? null;

/** The document with each picture mapped by `show`; pictures mapped to null are dropped. */
export function withPictures<P>(
  document: UnpreparedDocument,
  show: (reference: PictureReference) => P | null,
): SiteDocument<P> {
  const content = document.content.flatMap((block): RichBlock<P>[] => {
    if (block.kind !== "image") return [block];
    const picture = show(block.picture);
    return picture === null ? [] : [{ ...block, picture }];
  });
  const pictures = document.pictures.map(show).filter((picture) => picture !== null);
  return { ...document, content, pictures };
}

/** Whether a picture is on one of the hosts that the settings name. */
export const isOnHosts =
  (hosts: string[]) =>
  ({ url }: PictureReference): boolean => {
    const { host, port, protocol } = new URL(url);
    // URL drops the default port; a setting may name it.
    const usual = protocol === "https:" ? 443 : 80;
    return hosts.includes(host) || (port === "" && hosts.includes(`${host}:${usual}`));
  };
