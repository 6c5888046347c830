import type { Picture, PictureReference, SharedPicture } from "../documents/types.ts";

/** Adds parameters for the image host; parameters that are set already stay. */
export function withPictureParameters(
  address: string,
  parameters: Record<string, string | number>,
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The widths that the layouts use, in device pixels: 768 is a card or a phone at 2×, 1920 a wide screen. */
export const PICTURE_WIDTHS = [400, 768, 1088, 1280, 1600, 1920];

/** A picture that stays on the service's image host, which resizes it. */
export function toRemotePicture({ url, ...rest }: PictureReference): Picture {
  const sized = (w: number): string =>
    withPictureParameters(url, { auto: "format,compress", fit: "max", w });
  const srcSet = PICTURE_WIDTHS.map((w) => `${sized(w)} ${w}w`).join(", ");
  return { src: sized(1088), sources: [], srcSet, placeholder: "", ...rest };
}

/** The size of Open Graph images. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/** The same as an Open Graph image, cropped by the host. */
export function toRemoteSharedPicture({ url, alt }: PictureReference): SharedPicture {
  const unsized = new URL(url);
  for (const name of ["w", "h", "fit"]) unsized.searchParams.delete(name);
  const src = withPictureParameters(unsized.href, {
    auto: "compress",
    fm: "jpg",
    fit: "crop",
    w: SOCIAL_SIZE.width,
    h: SOCIAL_SIZE.height,
  });
  return { src, alt, ...SOCIAL_SIZE };
}
