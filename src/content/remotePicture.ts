import { withPictureParameters } from "./imgix.ts";
import type { Picture, PictureReference } from "./types.ts";

const WIDTHS = [400, 640, 960, 1280, 1600];

/** A picture that stays where it is; a host of the service's can resize it. */
export function whereItIs({ url, ...rest }: PictureReference, hosts: string[]): Picture {
  const plain = { src: url, sources: [], srcSet: "", tint: "", ...rest };
  if (!hosts.includes(new URL(url).host)) return plain;
  const sized = (w: number): string =>
    withPictureParameters(url, { auto: "format,compress", fit: "max", w });
  const srcSet = WIDTHS.map((w) => `${sized(w)} ${w}w`).join(", ");
  return { ...plain, src: sized(960), srcSet };
}
