import type { PictureData } from "@vidikovac/react";

/** A drawing of a few shapes, so that the example needs no files. */
function draw(alt: string, sky: string, shapes: string): PictureData {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="${sky}"/>${shapes}</svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    srcSet: "",
    sources: [],
    alt,
    credit: "",
    width: 480,
    height: 320,
    placeholder: "",
  };
}

const SEA = '<rect y="210" width="480" height="110" fill="#303b80"/>';

export const harbour = draw(
  "A crane on the quay at dusk",
  "#e8c27a",
  `${SEA}<path d="M120 210V70h14v44l150-36v12L134 126v84z" fill="#1c2348"/>`,
);

export const kayaks = draw(
  "Two kayaks on a calm sea",
  "#d9def4",
  `${SEA}<path d="M60 236q80 26 160 0q-80 10-160 0zM230 270q90 30 180 0q-90 12-180 0z" fill="#e8c27a"/>`,
);

export const kitchen = draw(
  "A long table under three lamps",
  "#f0e6fa",
  '<rect x="40" y="220" width="400" height="18" fill="#6b3fa0"/><path d="M110 0v70l-34 40h68l-34-40M240 0v70l-34 40h68l-34-40M370 0v70l-34 40h68l-34-40" fill="none" stroke="#1c2348" stroke-width="8"/>',
);
