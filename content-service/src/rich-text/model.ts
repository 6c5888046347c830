import type { DocumentType } from "../../kinds/document-types.ts";

/** A link as written; an internal one is resolved when all documents are known. */
export type Link =
  | { kind: "web"; url: string }
  | { kind: "document"; type: DocumentType; folder: string; line: number; isOptional: boolean };

export type Span = { start: number; end: number } & (
  | { type: "strong" | "em" }
  | { type: "label"; label: string }
  | { type: "hyperlink"; link: Link }
);

export type TextType =
  | "paragraph"
  | "preformatted"
  | "list-item"
  | "o-list-item"
  | `heading${1 | 2 | 3 | 4 | 5 | 6}`;

export interface TextBlock {
  type: TextType;
  text: string;
  spans: readonly Span[];
  line: number;
}

export interface PictureBlock {
  type: "image";
  picture: string;
  alt: string;
  credit: string | null;
  link: Link | null;
  line: number;
}

export interface EmbedBlock {
  type: "embed";
  url: string;
  host: string;
}

export type Block = TextBlock | PictureBlock | EmbedBlock;

/** Reports a fault on a line of the file. */
export type ReportLine = (line: number, message: string) => void;

export function linksOf(blocks: readonly Block[]): Link[] {
  return blocks.flatMap((block) => {
    if (block.type === "embed") return [];
    if (block.type === "image") return block.link === null ? [] : [block.link];
    return block.spans.flatMap((span) => (span.type === "hyperlink" ? [span.link] : []));
  });
}
