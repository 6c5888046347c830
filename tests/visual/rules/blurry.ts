import { type Finding, whereIs } from "./finding.ts";
import { isPainted } from "./visibility.ts";

/** So many pixels of the screen may one pixel of a file fill. */
const SOFTEST = 1.15;

/** No picture is drawn from a file with too few pixels for the place that it has, if there is a larger one. */
export async function findBlurryPictures(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const image of document.images) {
    if (!isPainted(image) || image.currentSrc === "") continue;
    const file = await pixelsOf(image.currentSrc);
    const wanted = drawnWidth(image, file) * devicePixelRatio;
    if (wanted <= file.width * SOFTEST || isAllThereIs(image, file)) continue;
    const times = (wanted / file.width).toFixed(2);
    findings.push({
      rule: "soft",
      where: `${whereIs(image)} ${nameOf(image.currentSrc)}`,
      what: `is drawn ${Math.round(wanted)} px wide from a file of ${file.width}, ${times} times its size`,
    });
  }
  return findings;
}

interface Size {
  width: number;
  height: number;
}

/** What an image says of itself is what its file was chosen for: the file alone knows its pixels. */
async function pixelsOf(address: string): Promise<Size> {
  const file = new Image();
  file.src = address;
  await file.decode();
  return { width: file.naturalWidth, height: file.naturalHeight };
}

/** How wide the whole picture is, also where its place shows a part of it. */
function drawnWidth(image: HTMLImageElement, file: Size): number {
  const { width, height } = image.getBoundingClientRect();
  const filling = (height * file.width) / file.height;
  const isCovering = getComputedStyle(image).objectFit === "cover";
  return isCovering ? Math.max(width, filling) : Math.min(width, filling);
}

/** The picture itself has no more pixels than the file. */
function isAllThereIs(image: HTMLImageElement, file: Size): boolean {
  const own = Number(image.getAttribute("width"));
  const isComposed = image.parentElement?.querySelector("source[media]") != null;
  return own > 0 && !isComposed && file.width >= own;
}

const nameOf = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";
