import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SOCIAL_SIZE } from "../../images/remotePicture.ts";
import type { Master } from "./fetchMaster.ts";
import { writeOnce } from "./writeOnce.ts";

/** Raise it when the settings below change. */
const ENCODING_VERSION = 1;

export const socialName = (hash: string): string => `${hash}-social-${ENCODING_VERSION}.jpg`;

/** Encodes the preview for sharing as JPEG, cropped to its size, unless it is cached. */
export async function encodeSocial({ bytes, hash }: Master, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  await writeOnce(join(cache, socialName(hash)), (file) =>
    sharp(bytes)
      .autoOrient()
      .resize({ ...SOCIAL_SIZE, fit: "cover" })
      .flatten({ background: "white" })
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(file),
  );
}
