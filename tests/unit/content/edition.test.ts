import { expect, it } from "vitest";
import { editionIn, withEditions } from "../../../src/content/edition.ts";
import type { RichText } from "../../../src/content/types.ts";
import { place, story } from "./siteDocuments.ts";

const inCyrillic = editionIn("sr-cyrl");

it("has the texts of a document in its letters, its links in its language, and all else as it was", () => {
  const content: RichText = [
    {
      kind: "paragraph",
      children: [
        { kind: "text", text: "Od " },
        { kind: "label", label: "latin", children: [{ kind: "text", text: "Sirmium" }] },
        {
          kind: "link",
          link: { to: "page", path: "/sr/blog/njiva/", language: "sr" },
          children: [{ kind: "text", text: "njive" }],
        },
        {
          kind: "link",
          link: { to: "page", path: "/de/blog/nj/", language: "de" },
          children: [{ kind: "text", text: "do" }],
        },
        { kind: "link", link: { to: "address", href: "https://nj.rs" }, children: [] },
      ],
    },
  ];
  expect(
    inCyrillic({ id: "nj", uid: "njiva", path: "/sr/blog/njiva/", language: "sr", content }),
  ).toEqual({
    id: "nj",
    uid: "njiva",
    path: "/sr-cyrl/blog/njiva/",
    language: "sr-cyrl",
    content: [
      {
        kind: "paragraph",
        children: [
          { kind: "text", text: "Од " },
          { kind: "label", label: "latin", children: [{ kind: "text", text: "Sirmium" }] },
          {
            kind: "link",
            link: { to: "page", path: "/sr-cyrl/blog/njiva/", language: "sr-cyrl" },
            children: [{ kind: "text", text: "њиве" }],
          },
          {
            kind: "link",
            link: { to: "page", path: "/de/blog/nj/", language: "de" },
            children: [{ kind: "text", text: "до" }],
          },
          { kind: "link", link: { to: "address", href: "https://nj.rs" }, children: [] },
        ],
      },
    ],
  });
});

it("stands beside the document that it is spelled from, and every version leads to both", () => {
  const translations = [
    { language: "de" as const, path: "/de/blog/njiva/" },
    { language: "sr" as const, path: "/sr/blog/njiva/" },
  ];
  const documents = withEditions([
    story("njiva", "de", { translations }),
    story("njiva", "sr", { title: "Njiva", category: "Nature", translations }),
    place("ilok", "hr", { translations: [{ language: "hr", path: "/hr/destinations/ilok/" }] }),
  ]);
  expect(documents.map(({ path }) => path)).toEqual([
    "/de/blog/njiva/",
    "/sr/blog/njiva/",
    "/hr/destinations/ilok/",
    "/sr-cyrl/blog/njiva/",
  ]);
  const all = [...translations, { language: "sr-cyrl", path: "/sr-cyrl/blog/njiva/" }];
  expect(documents.map((one) => one.translations)).toEqual([
    all,
    all,
    [{ language: "hr", path: "/hr/destinations/ilok/" }],
    all,
  ]);
  expect(documents.at(-1)).toMatchObject({
    title: "Њива",
    category: "Nature",
    language: "sr-cyrl",
  });
});
