import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { isLongTitle } from "../PageHeader/isLongTitle.ts";
import { Kicker } from "../PageHeader/Kicker.tsx";
import * as header from "../PageHeader/PageHeader.css.ts";
import * as styles from "./PosterHeader.css.ts";

interface Props {
  /** The h1 of the page: "Ilok" */
  title: string;
  /** One or two sentences: "Croatia’s easternmost town." */
  lead?: string;
  /** Facts above the title: ["Srijem", "Croatia"] */
  kicker?: string[];
  /** Above the picture: <Breadcrumb label="Path to this page" steps={…} /> */
  breadcrumb?: ReactNode;
  /** A Picture with `ratio="fill"`, `corners="none"` and `isMain`. */
  picture?: ReactNode;
  /** Between the picture and the lead: <InfoBlocks blocks={…} values="clause" /> */
  children?: ReactNode;
  /** Below the lead: a button. */
  action?: ReactNode;
}

/**
 * Header of a page about one place: a picture across the content, and the title at its lower corner
 * on the ground of the page, so that it is readable whatever the picture shows.
 */
export function PosterHeader({
  title,
  lead,
  kicker = [],
  breadcrumb,
  picture,
  children,
  action,
}: Props) {
  const short = picture ? "heading" : "display";
  const label = (
    <div className={styles.label}>
      <Kicker facts={kicker} />
      <Heading level={1} size={isLongTitle(title) ? "headline" : short}>
        {title}
      </Heading>
    </div>
  );
  return (
    <Container>
      <div className={styles.header}>
        {breadcrumb}
        {picture ? (
          <div className={styles.poster}>
            <div className={styles.picture}>{picture}</div>
            {label}
          </div>
        ) : (
          label
        )}
        {children}
        {lead && (
          <div className={styles.lead}>
            <p className={header.lead}>{lead}</p>
          </div>
        )}
        {action}
      </div>
    </Container>
  );
}
