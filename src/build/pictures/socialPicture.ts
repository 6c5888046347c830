import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SOCIAL_SIZE } from "../../images/remotePicture.ts";
import type { Master } from "./fetchMaster.ts";
import { writeOnce } from "./writeOnce.ts";

/** Goes up when the settings below change, so that pictures are made anew. */
const RECIPE = 1;

export const socialName = (hash: string): string => `${hash}-social-${RECIPE}.jpg`;

/** The picture for sharing, cut at its edges where need be, in the format that all read; made once. */
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
