import { type Finding, whereIs } from "./finding.ts";
import { isPainted } from "./visibility.ts";

/** The most screen pixels per pixel of a file. */
const MAX_UPSCALING = 1.15;

/** No picture is scaled up from a file that is too small, if there is a larger one. */
export async function findBlurryPictures(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const image of document.images) {
    if (!isPainted(image) || image.currentSrc === "") continue;
    const file = await pixelsOf(image.currentSrc);
    const wanted = drawnWidth(image, file) * devicePixelRatio;
    if (wanted <= file.width * MAX_UPSCALING || isOriginalSize(image, file)) continue;
    const times = (wanted / file.width).toFixed(2);
    findings.push({
      rule: "blurry",
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

/**
 * `naturalWidth` of an image in a srcset is that of its descriptor, so the file is loaded again.
 */
async function pixelsOf(address: string): Promise<Size> {
  const file = new Image();
  file.src = address;
  await file.decode();
  return { width: file.naturalWidth, height: file.naturalHeight };
}

/** The width of the whole picture, also if object-fit crops it. */
function drawnWidth(image: HTMLImageElement, file: Size): number {
  const { width, height } = image.getBoundingClientRect();
  const filling = (height * file.width) / file.height;
  const isCovering = getComputedStyle(image).objectFit === "cover";
  return isCovering ? Math.max(width, filling) : Math.min(width, filling);
}

/** The original has no more pixels than the file. */
function isOriginalSize(image: HTMLImageElement, file: Size): boolean {
  const own = Number(image.getAttribute("width"));
  const isComposed = image.parentElement?.querySelector("source[media]") != null;
  return own > 0 && !isComposed && file.width >= own;
}

const nameOf = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";
