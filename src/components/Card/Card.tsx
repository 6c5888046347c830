import { type ReactNode, useId } from "react";
import { coveringLink } from "../../theme/styles/coveringLink.css.ts";
import { Heading } from "../Heading/Heading.tsx";
import { Link } from "../Link/Link.tsx";
import { Picture, type PictureData } from "../Picture/Picture.tsx";
import { Price } from "../Price/Price.tsx";
import { Text } from "../Text/Text.tsx";
import * as styles from "./Card.css.ts";

interface Props {
  /** The page that the card leads to: "/en/destinations/ilok/" */
  href: string;
  /** Heading of the card and name of its link: "Ilok" */
  title: string;
  /** One or two sentences; the narrowest cards leave it out: "Croatia’s easternmost town." */
  summary?: string;
  /** Decorative, so its `alt` is ignored. null: a card without a picture. */
  picture: PictureData | null;
  /** Width of the picture, as a `sizes` attribute: "(min-width: 48em) 33vw, 100vw" */
  sizes: string;
  /** The first picture of the page: loaded at once and with high priority. */
  isMain?: boolean;
  /** A short line of facts: category and date, duration and age. */
  facts?: ReactNode[];
  /** What one chooses it by, in a few words each: ["vegetarian", "without a car"] */
  marks?: readonly string[];
  /** A line below the facts, at every width: <Text size="small">Out of season: May</Text> */
  note?: ReactNode;
  /** The next date, at the foot of the card: <p>Sat, 15 May</p> */
  date?: ReactNode;
  /** What it costs, in the corner at its foot, and roughly in another currency: ["€48", "about RSD 5,630"] */
  price?: readonly [words: string, about?: string];
  /** In the corner of the picture, or above the title: a button that does something with the card. */
  action?: ReactNode;
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
  marks = [],
  note,
  date,
  price,
  action,
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
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        )}
        {note}
        {summary && (
          <div className={styles.summary}>
            <Text tone="quiet">{summary}</Text>
          </div>
        )}
        {(date || price) && (
          <div className={styles.foot}>
            {date}
            {price && (
              <div className={styles.price}>
                <Price size="small" words={price[0]} about={price[1]} />
              </div>
            )}
          </div>
        )}
      </div>
      {action}
    </article>
  );
}
