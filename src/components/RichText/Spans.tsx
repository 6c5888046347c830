import { Fragment, type ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import type { Inline, TextLinkTarget } from "./blocks.ts";
import * as styles from "./RichText.css.ts";

interface TextLinkProps {
  link: TextLinkTarget;
  children: ReactNode;
}

/** A link set by an editor, to a page of the site or elsewhere. */
export function TextLink({ link, children }: TextLinkProps) {
  const href = link.to === "page" ? link.path : link.href;
  const hrefLang = link.to === "page" ? link.language : undefined;
  return (
    <Link href={href} hrefLang={hrefLang}>
      {children}
    </Link>
  );
}

/** Inline text of a block, with its formatting. */
export function Spans({ parts }: { parts: Inline[] }) {
  return parts.map((part, index) => <Fragment key={index}>{renderSpan(part)}</Fragment>);
}

function renderSpan(part: Inline): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "strong":
      return (
        <strong>
          <Spans parts={part.children} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Spans parts={part.children} />
        </em>
      );
    case "label":
      return part.label === "quote" ? (
        <q className={styles.quoted}>
          <Spans parts={part.children} />
        </q>
      ) : (
        // Words that stay in Latin letters are names: browsers must not translate them.
        <span className={styles.label} translate={part.label === "latin" ? "no" : undefined}>
          <Spans parts={part.children} />
        </span>
      );
    case "link":
      return (
        <TextLink link={part.link}>
          <Spans parts={part.children} />
        </TextLink>
      );
  }
}
