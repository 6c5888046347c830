import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { ROLES } from "../../../design-tokens/semantic.ts";

export interface Icon {
  /** Without the path prefix. */
  path: string;
  size: number;
  /** A maskable icon is cropped by the system: it has a background and a margin. */
  purpose: "any" | "maskable";
}

export const ICONS: Icon[] = [
  { path: "/icons/mark-192.png", size: 192, purpose: "any" },
  { path: "/icons/mark-512.png", size: 512, purpose: "any" },
  { path: "/icons/maskable-192.png", size: 192, purpose: "maskable" },
  { path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
];

/** Apple's systems do not use the manifest's icons, and show transparent parts black. */
export const TOUCH_ICON: Icon = {
  path: "/icons/apple-touch-icon.png",
  size: 180,
  purpose: "maskable",
};

/** The inner 80 % of a maskable icon is always visible. */
const MARK_ON_GROUND = 0.66;

/** Pixels per inch at which an SVG has its own size. */
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
