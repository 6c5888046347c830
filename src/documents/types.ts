import type { Language } from "../i18n/languages.ts";

/** A picture as the content service has it. */
export interface PictureReference {
  url: string;
  /** "" where the service has no words: the picture is then passed over by screen readers. */
  alt: string;
  credit: string;
  width: number | null;
  height: number | null;
}

export interface PictureSource {
  type: "image/avif" | "image/webp";
  srcSet: string;
  /** Only for such screens: "(width < 50em)". */
  media?: string;
}

/** A picture as a page shows it: every address is one that the visitor's browser can ask for. */
export interface Picture {
  src: string;
  sources: PictureSource[];
  srcSet: string;
  alt: string;
  /** Its name, where it has one. */
  title?: string;
  credit: string;
  width: number | null;
  height: number | null;
  /** A blurred miniature as a data URL, shown while it loads; "" for none. */
  placeholder: string;
}

/** What stands for a page where it is shared. */
export type SharedPicture = Pick<Picture, "src" | "alt" | "width" | "height">;

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "strong" | "em"; children: Inline[] }
  | { kind: "label"; label: string; children: Inline[] }
  | { kind: "link"; link: ContentLink; children: Inline[] };

/** An internal link is a path with its language ("/de/blog/…"); an external one a safe address. */
export type ContentLink =
  | { to: "page"; path: string; language: Language }
  | { to: "address"; href: string };

export type RichBlock<P = Picture> =
  | { kind: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; children: Inline[] }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "preformatted"; text: string }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "image"; picture: P; link: ContentLink | null; caption: Inline[] }
  | { kind: "embed"; href: string; title: string };

export type RichText<P = Picture> = RichBlock<P>[];

/** The blocks of a Markdown page; other blocks are for documents only. */
export type ProseBlock = Extract<RichBlock, { kind: "heading" | "paragraph" | "list" }>;

/** A Markdown page in one language. */
export interface PageContent {
  /** With its language: "/de/about/". */
  path: string;
  title: string;
  lead: string;
  content: ProseBlock[];
}

/** The same document in another language. */
export interface Translation {
  language: Language;
  path: string;
}

/** The fields of every document. */
export interface DocumentBase<P = Picture> {
  id: string;
  uid: string;
  language: Language;
  /** With its language: "/de/program/kanumorgen/". */
  path: string;
  title: string;
  summary: string;
  /** ISO 8601 in UTC, "" when the service has none; sorts as text. */
  publishedAt: string;
  updatedAt: string;
  content: RichText<P>;
  /** The first is the main picture. */
  pictures: P[];
  /** Only pages that exist, the document itself included, in the order of the language table. */
  translations: Translation[];
}

/** A page by its address and its title: ["/hr/destinations/kopacki-rit/", "Kopački rit"] */
export type PageName = [path: string, title: string];

/** Whom a page introduces: who tells a story, guides a trip or answers. */
export interface Person {
  name: string;
  /** A line about the person; "" for none. */
  about: string;
  portrait?: Picture;
}
