import type { PictureFormat } from "./formats.ts";

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = 0xda;

/** Whether an end marker follows the start of scan: an embedded thumbnail has an end marker of its own. */
function jpegEnds(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return bytes.includes(END_OF_JPEG, at);
}

/** Whether the boxes of an AVIF file end where the file does. */
function boxesEnd(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // 0: up to the end of the file. 1: the length is a longer number, which no picture needs.
    if (length === 0 || length === 1) return true;
    at += length;
  }
  return at === bytes.length;
}

const CHECKS: Record<PictureFormat, (bytes: Buffer) => boolean> = {
  jpeg: jpegEnds,
  png: (bytes) => bytes.includes("IEND"),
  webp: (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  avif: boxesEnd,
};

/** Whether a picture file is complete, not truncated; without decoding it. */
export const isComplete = (bytes: Buffer, format: PictureFormat): boolean => CHECKS[format](bytes);
