import sharp from "sharp";

/** A block of WebP has 16 × 16 pixels. Of 32 × 21, a miniature takes 1.8 times the bytes, and shows squares. */
const LONG_SIDE = 15;

/** In its own pixels: without it, browsers show a grid when they enlarge it. */
const BLUR = 1.2;

/** The first that is short enough is taken. */
const QUALITIES = [80, 50, 25, 1];

/** With the CSS around it, it takes at most 300 bytes of the page. */
const MAX_LENGTH = 265;

/**
 * A blurred miniature as a data URL, shown while a picture loads: "data:image/webp;base64,UklG…".
 * "" for a picture with transparent parts, through which it would be seen.
 */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const miniature = await sharp(bytes)
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside" })
    .blur(BLUR)
    .png()
    .toBuffer();
  if (!(await sharp(miniature).stats()).isOpaque) return "";
  for (const quality of QUALITIES) {
    const webp = await sharp(miniature)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    const placeholder = `data:image/webp;base64,${webp.toString("base64")}`;
    if (placeholder.length <= MAX_LENGTH) return placeholder;
  }
  return "";
}
