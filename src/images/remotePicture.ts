import type { Picture, PictureReference, SharedPicture } from "../documents/types.ts";

/** Adds parameters of the service's picture host; those that the address has already are kept. */
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

/** The widths that the layouts ask for, in pixels of the screen: 768 is a card or a telephone twice as fine, 1920 a whole wide one. */
export const PICTURE_WIDTHS = [400, 768, 1088, 1280, 1600, 1920];

/** A picture that stays where it is: on a host of the service's, which can resize it. */
export function toRemotePicture({ url, ...rest }: PictureReference): Picture {
  const sized = (w: number): string =>
    withPictureParameters(url, { auto: "format,compress", fit: "max", w });
  const srcSet = PICTURE_WIDTHS.map((w) => `${sized(w)} ${w}w`).join(", ");
  return { src: sized(1088), sources: [], srcSet, tint: "", ...rest };
}

/** What networks show of a shared page. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/** The same where a page is shared: cut by the host. */
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
