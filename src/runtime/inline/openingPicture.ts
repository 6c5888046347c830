import { showOpening } from "../openingPicture.ts";

// Chooses the opening picture of the home page as soon as its frame is parsed: before the first paint.

export function run(): void {
  const frame = document.currentScript?.previousElementSibling;
  if (frame) showOpening(frame);
}
