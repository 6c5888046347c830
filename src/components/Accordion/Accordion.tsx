import { type ReactNode, useRef } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Accordion.css.ts";
import { usePrintedOpen } from "./usePrintedOpen.ts";

interface AccordionItem {
  /** Once on a page: "luggage". A link to "#luggage" opens it. */
  id: string;
  /** "What should I bring?" */
  title: string;
  content: ReactNode;
  /** Open from the beginning. */
  isOpen?: boolean;
}

interface Props {
  /** In the order shown: [{ id: "luggage", title: "What should I bring?", content: <p>…</p> }]. */
  items: readonly AccordionItem[];
  /** One below the heading of the section around it: 3 in a section with an h2. */
  headingLevel: HeadingLevel;
  /** A name, once on a page, if at most one may be open: "questions". */
  name?: string;
}

/** Titles of which each shows and hides what belongs to it. */
export function Accordion({ items, headingLevel, name }: Props) {
  const list = useRef<HTMLDivElement>(null);
  usePrintedOpen(list);
  return (
    <div ref={list} className={styles.list}>
      {items.map(({ id, title, content, isOpen }) => (
        <details key={id} name={name} open={isOpen} className={styles.item}>
          <summary className={styles.opener}>
            <Heading level={headingLevel} size="lead">
              {title}
            </Heading>
            <span className={styles.sign}>
              <Icon name="chevron-down" size="text" />
            </span>
          </summary>
          <div id={id} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
