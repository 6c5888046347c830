import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { ROLES } from "../../../design-tokens/semantic.ts";

export interface Icon {
  /** As the site serves it, without its path prefix. */
  path: string;
  size: number;
  /** Systems cut a maskable icon to their own shape: it has a ground, and the mark keeps away from the edge. */
  purpose: "any" | "maskable";
}

export const ICONS: Icon[] = [
  { path: "/icons/mark-192.png", size: 192, purpose: "any" },
  { path: "/icons/mark-512.png", size: 512, purpose: "any" },
  { path: "/icons/maskable-192.png", size: 192, purpose: "maskable" },
  { path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
];

/** Apple's systems read no manifest for it, round its corners and paint what is see-through black. */
export const TOUCH_ICON: Icon = {
  path: "/icons/apple-touch-icon.png",
  size: 180,
  purpose: "maskable",
};

/** Whatever the shape, the inner 80 % of a maskable icon is seen. */
const MARK_ON_GROUND = 0.66;

/** Pixels to the inch at which a drawing has its own size. */
const SVG_DENSITY = 72;

export async function drawIcon({ size, purpose }: Icon): Promise<Buffer> {
  const mark = await readFile(resolve("static", "favicon.svg"));
  const inner = purpose === "any" ? size : Math.round(size * MARK_ON_GROUND);
  const { width } = await sharp(mark).metadata();
  const drawn = await sharp(mark, { density: (SVG_DENSITY * inner) / width })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (purpose === "any") return drawn;
  return sharp({
    create: { width: size, height: size, channels: 3, background: ROLES.surface.page },
  })
    .composite([{ input: drawn, gravity: "centre" }])
    .png()
    .toBuffer();
}
