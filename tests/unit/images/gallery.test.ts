import { expect, it } from "vitest";
import { THUMBNAILS } from "../../../src/components/Thumbnails/Thumbnails.tsx";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { GALLERY_IN_SIGHT, pictureOfItem, toGalleryItem } from "../../../src/images/gallery.ts";
import { GALLERY } from "../../../src/images/sitePictures.ts";

const picture = {
  src: "/pictures/a-960.webp",
  sources: [{ type: "image/avif" as const, srcSet: "/pictures/a-400.avif 400w" }],
  srcSet: "/pictures/a-400.webp 400w, /pictures/a-960.webp 960w, /pictures/a-1600.webp 1600w",
  alt: "",
  credit: "",
  width: 1600,
  height: 1067,
  placeholder: "data:image/webp;base64,UklG",
};
const words = { title: "Ilok", description: "A castle above the river." };

it("has the shape of a gallery item", () => {
  expect(toGalleryItem(picture, words)).toEqual({
    original: "/pictures/a-1600.webp",
    thumbnail: "/pictures/a-400.webp",
    title: "Ilok",
    description: "A castle above the river.",
    alt: "A castle above the river.",
    srcSet: picture.srcSet,
    sizes: "100vw",
    width: 1600,
    height: 1067,
    sources: picture.sources,
    placeholder: "data:image/webp;base64,UklG",
  });
});

it("shows a picture that has one size only", () => {
  const item = toGalleryItem({ ...picture, srcSet: "" }, words);
  expect([item.original, item.thumbnail]).toEqual([picture.src, picture.src]);
});

it("is shown by the components with its title", () => {
  expect(pictureOfItem(toGalleryItem(picture, words))).toMatchObject({
    src: "/pictures/a-1600.webp",
    alt: words.description,
    title: "Ilok",
  });
});

it("is 25 pictures, each once, each with a title and a description of its own in every language", () => {
  addAllMessages();
  expect(new Set(GALLERY).size).toBe(25);
  for (const language of LANGUAGES) {
    const t = translator(language);
    const texts = GALLERY.flatMap((name) => [
      t(`region.${name}.title`),
      t(`region.${name}.description`),
    ]);
    expect(new Set(texts).size).toBe(50);
    expect(texts.filter((text) => text.startsWith("region."))).toEqual([]);
  }
});

it("says how many of them stand on the page", () => {
  expect(GALLERY_IN_SIGHT).toBe(THUMBNAILS);
});
