import { Fragment, type ReactNode } from "react";
import type { RichText as Blocks, ContentLink, Inline, RichBlock } from "../../content/types.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./RichText.css.ts";

interface Props {
  blocks: Blocks;
  /** The words before a picture's credit: "Picture: {credit}". */
  creditLine: (credit: string) => string;
}

const SIZES = "(min-width: 48em) 42rem, 100vw";

const HEADINGS = { 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

function toLink(link: ContentLink, children: ReactNode): ReactNode {
  const href = link.to === "page" ? link.path : link.href;
  const hrefLang = link.to === "page" ? link.language : undefined;
  return (
    <Link href={href} hrefLang={hrefLang}>
      {children}
    </Link>
  );
}

function drawInline(part: Inline): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "strong":
      return <strong>{inline(part.children)}</strong>;
    case "em":
      return <em>{inline(part.children)}</em>;
    case "label":
      return <span>{inline(part.children)}</span>;
    case "link":
      return toLink(part.link, inline(part.children));
  }
}

function inline(parts: Inline[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{drawInline(part)}</Fragment>);
}

/** A paragraph that is one quotation from end to end. */
function isQuote(block: RichBlock): boolean {
  if (block.kind !== "paragraph" || block.children.length !== 1) return false;
  const [only] = block.children;
  return only?.kind === "label" && only.label === "quote";
}

export function RichText({ blocks, creditLine }: Props) {
  const draw = (block: RichBlock): ReactNode => {
    switch (block.kind) {
      case "heading": {
        // The page's title is its only h1.
        const Heading = HEADINGS[block.level === 1 ? 2 : block.level];
        return <Heading className={styles.heading}>{inline(block.children)}</Heading>;
      }
      case "paragraph":
        return isQuote(block) ? (
          <blockquote className={styles.quote}>{inline(block.children)}</blockquote>
        ) : (
          <p>{inline(block.children)}</p>
        );
      case "preformatted":
        return <pre className={styles.preformatted}>{block.text}</pre>;
      case "list": {
        const List = block.ordered ? "ol" : "ul";
        return (
          <List className={block.ordered ? styles.numbers : styles.bullets}>
            {block.items.map((item, index) => (
              <li key={index}>{inline(item)}</li>
            ))}
          </List>
        );
      }
      case "image": {
        const { picture, link } = block;
        const image = <Picture picture={picture} sizes={SIZES} />;
        return (
          <figure>
            {link ? toLink(link, image) : image}
            {picture.credit && (
              <figcaption className={styles.caption}>{creditLine(picture.credit)}</figcaption>
            )}
          </figure>
        );
      }
      case "embed":
        return (
          <p>
            <Link href={block.href}>{block.title}</Link>
          </p>
        );
    }
  };
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{draw(block)}</Fragment>
      ))}
    </div>
  );
}
