import type { PictureData } from "../Picture/Picture.tsx";

/** Words of a block: "label" marks a quotation ("quote") or words in Latin letters ("latin"). */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "strong" | "em"; children: Inline[] }
  | { kind: "label"; label: string; children: Inline[] }
  | { kind: "link"; link: TextLinkTarget; children: Inline[] };

/** A page of the site with its language, or an address elsewhere. */
export type TextLinkTarget =
  | { to: "page"; path: string; language: string }
  | { to: "address"; href: string };

export type RichTextBlock =
  | { kind: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; children: Inline[] }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "preformatted"; text: string }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "image"; picture: PictureData; link: TextLinkTarget | null; caption: Inline[] }
  | { kind: "embed"; href: string; title: string };
