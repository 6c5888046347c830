import { Fragment, type ReactNode } from "react";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import type { VariantOf } from "../../theme/variants.ts";
import { Heading } from "../Heading/Heading.tsx";
import { Picture } from "../Picture/Picture.tsx";
import type { Inline, RichTextBlock } from "./blocks.ts";
import { Embed } from "./Embed.tsx";
import * as styles from "./RichText.css.ts";
import { Spans, TextLink } from "./Spans.tsx";

interface Props {
  /** Blocks in order: [{ kind: "preformatted", text: "06:10  Kopačevo" }, …] */
  blocks: RichTextBlock[];
  /** Formats a picture's credit: "Picture: {credit}". */
  creditLine: (credit: string) => string;
  /** "beyond": the text takes seven columns of the page grid, and figures take one more. */
  figures?: VariantOf<typeof styles.figure, "reach">;
  /** For links to the headings of level 1 and 2, in their order: ["part-2", "part-3"] */
  headingIds?: readonly string[];
}

const HEADING_SIZES = { 2: "title", 3: "lead", 4: "body", 5: "body", 6: "small" } as const;

/** Rich text of the editors, block by block. */
export function RichText({ blocks, headingIds = [], ...look }: Props) {
  const main = blocks.filter((block) => block.kind === "heading" && block.level < 3);
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{renderBlock(block, look, headingIds[main.indexOf(block)])}</Fragment>
      ))}
    </div>
  );
}

function renderBlock(
  block: RichTextBlock,
  { creditLine, figures = "text" }: Omit<Props, "blocks" | "headingIds">,
  id: string | undefined,
): ReactNode {
  switch (block.kind) {
    case "heading": {
      // The page's title is its only h1.
      const level = block.level === 1 ? 2 : block.level;
      return (
        <Heading
          id={id}
          level={level}
          size={HEADING_SIZES[level]}
          tone={level < 5 ? "plain" : "quiet"}
        >
          <Spans parts={block.children} />
        </Heading>
      );
    }
    case "paragraph": {
      const quotation = quotationOf(block.children);
      return quotation ? (
        <blockquote className={styles.quote}>
          <Spans parts={quotation} />
        </blockquote>
      ) : (
        <p>
          <Spans parts={block.children} />
        </p>
      );
    }
    case "preformatted":
      return <pre className={styles.preformatted}>{block.text}</pre>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Spans parts={item} />
            </li>
          ))}
        </List>
      );
    }
    case "image": {
      const { picture, link, caption } = block;
      const image = <Picture picture={picture} sizes={pictureSizes.text} />;
      return (
        <figure className={styles.figure({ reach: figures })}>
          {link ? <TextLink link={link}>{image}</TextLink> : image}
          {(caption.length > 0 || picture.credit) && (
            <figcaption className={styles.caption}>
              <Spans parts={caption} />
              {picture.credit && (
                <span className={styles.credit}>{creditLine(picture.credit)}</span>
              )}
            </figcaption>
          )}
        </figure>
      );
    }
    case "embed":
      return <Embed href={block.href} title={block.title} />;
  }
}

/** The text of a paragraph that consists of a single quotation; null for any other. */
function quotationOf(children: Inline[]): Inline[] | null {
  const [only] = children;
  return children.length === 1 && only?.kind === "label" && only.label === "quote"
    ? only.children
    : null;
}
