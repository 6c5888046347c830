import { describe, expect, it } from "vitest";
import { toDocument } from "../../../src/documents/load/transform/document.ts";
import type { Picture, PictureReference } from "../../../src/documents/types.ts";
import type { DocumentType } from "../../../src/i18n/routes.ts";
import { mainPicture, picturesOf, withPictures } from "../../../src/images/pictures.ts";
import { findNothing } from "../documents/load/transform/notation.ts";

const address = (name: string): string => `https://images.example/${name}.jpg`;
const image = (name: string) => ({ url: address(name), alt: `Words of ${name}` });

const document = (type: DocumentType, fields: object) =>
  toDocument(
    type,
    { _meta: { id: "1", lang: "hr" }, ...fields },
    { language: "hr", path: "/hr/x/a/", uid: "a", findPage: findNothing, translations: [] },
  );

const content = [
  { type: "image", ...image("first") },
  { type: "paragraph", text: "Words", spans: [] },
  { type: "image", ...image("second") },
];
const program_images = [{ image: image("a") }, { image: null }, { image: image("b") }];

const show = (reference: PictureReference): Picture => ({
  ...reference,
  src: `/pictures/${reference.url.split("/").at(-1)}`,
  sources: [],
  srcSet: "",
  placeholder: "data:image/webp;base64,UklG",
});

const TABLE: [string, ReturnType<typeof document>, string[]][] = [
  ["a post", document("blog", { image: image("top"), content }), ["top", "first", "second"]],
  [
    "a destination",
    document("destination", { image: image("top"), content }),
    ["top", "first", "second"],
  ],
  ["a program", document("program", { program_images, content }), ["a", "b", "first", "second"]],
  ["a post without its own", document("blog", { content }), ["first", "second"]],
  ["a post without any", document("blog", {}), []],
  ["a program without any", document("program", {}), []],
];

describe("every picture of a page is one that the site serves:", () => {
  it.each(TABLE)("%s", (_, loose, names) => {
    expect(picturesOf(loose).map(({ url }) => url)).toEqual(names.map(address));
    const shown = withPictures(loose, show);
    const printed = JSON.stringify(shown).match(/"src":"[^"]*"/g) ?? [];
    expect(printed.toSorted()).toEqual(
      names.map((name) => `"src":"/pictures/${name}.jpg"`).toSorted(),
    );
  });

  it("words and order stay as the editor has them", () => {
    const loose = document("blog", { image: image("top"), content });
    const shown = withPictures(loose, show);
    expect(shown.content.map(({ kind }) => kind)).toEqual(["image", "paragraph", "image"]);
    expect(shown).toMatchObject({
      pictures: [{ alt: "Words of top", placeholder: "data:image/webp;base64,UklG" }],
      content: [
        { picture: { alt: "Words of first" } },
        {},
        { picture: { alt: "Words of second" } },
      ],
    });
  });

  it("a post without one has none", () => {
    expect(withPictures(document("blog", {}), show)).toMatchObject({ pictures: [], content: [] });
  });

  it("the document itself is left as it was", () => {
    const loose = document("program", { program_images, content });
    const before = structuredClone(loose);
    withPictures(loose, show);
    expect(loose).toEqual(before);
  });
});

it.each([
  ["a post", document("blog", { image: image("top"), content }), "top"],
  ["a program", document("program", { program_images, content }), "a"],
  ["a post without its own", document("blog", { content }), null],
  ["a program without any", document("program", { content }), null],
] as const)("what stands for %s is its first own picture", (_, loose, name) => {
  expect(mainPicture(loose)?.url ?? null).toBe(name && address(name));
});
