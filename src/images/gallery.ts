import type { Picture } from "../documents/types.ts";

/** How many are on the page; the others load with the gallery. */
export const GALLERY_IN_SIGHT = 3;

/** One of the region's named pictures. */
export interface GalleryItem {
  /** The largest file. */
  original: string;
  /** A small one. */
  thumbnail: string;
  title: string;
  /** Caption and alternative text. */
  description: string;
  alt: string;
  srcSet: string;
  sizes: string;
  width: number | null;
  height: number | null;
  sources: Picture["sources"];
  placeholder: string;
}

const WHOLE_WINDOW = "100vw";

/** addressesIn("/a.webp 400w, /b.webp 800w") => ["/a.webp", "/b.webp"] */
const addressesIn = (srcSet: string): string[] =>
  srcSet.split(", ").flatMap((entry) => entry.split(" ")[0] || []);

export function toGalleryItem(
  { src, srcSet, sources, width, height, placeholder }: Picture,
  { title, description }: { title: string; description: string },
): GalleryItem {
  const files = addressesIn(srcSet);
  return {
    original: files.at(-1) ?? src,
    thumbnail: files[0] ?? src,
    title,
    description,
    alt: description,
    srcSet,
    sizes: WHOLE_WINDOW,
    width,
    height,
    sources,
    placeholder,
  };
}

/** The item as components take it. */
export function pictureOfItem(item: GalleryItem): Picture {
  const { original, srcSet, sources, alt, title, width, height, placeholder } = item;
  return { src: original, srcSet, sources, alt, title, credit: "", width, height, placeholder };
}
