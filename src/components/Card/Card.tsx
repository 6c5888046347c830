import { type ReactNode, useId } from "react";
import type { Picture as PictureData } from "../../documents/types.ts";
import { coveringLink } from "../../theme/styles/coveringLink.css.ts";
import { Heading } from "../Heading/Heading.tsx";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Text } from "../Text/Text.tsx";
import * as styles from "./Card.css.ts";

interface Props {
  href: string;
  title: string;
  summary?: string;
  picture: PictureData | null;
  sizes: string;
  /** The first picture of the page: loaded at once and with high priority. */
  isMain?: boolean;
  /** A short line of facts: category and date, duration and age. */
  facts?: ReactNode[];
  /** A line below the facts. */
  note?: ReactNode;
  /** Fades the picture of a card that is less relevant now. Say why in `note`. */
  isFaded?: boolean;
  /** "strong": on the dark band, with a raised background of its own. */
  tone?: "page" | "strong";
}

export function Card({
  href,
  title,
  summary,
  picture,
  sizes,
  isMain,
  facts = [],
  note,
  isFaded = false,
  tone = "page",
}: Props) {
  const isStrong = tone === "strong";
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles.card({ tone, isAway: isFaded })}>
      {picture && (
        <div className={styles.picture({ tone })}>
          <Picture
            picture={{ ...picture, alt: "" }}
            sizes={sizes}
            isMain={isMain}
            ratio={isStrong ? "4/3" : "3/2"}
            corners={isStrong ? "none" : "all"}
          />
        </div>
      )}
      <div className={styles.words({ tone, isAlone: picture === null })}>
        <Heading level={3} id={titleId}>
          <Link href={href} className={coveringLink}>
            {title}
          </Link>
        </Heading>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {note}
        {summary && <Text tone="quiet">{summary}</Text>}
      </div>
    </article>
  );
}
