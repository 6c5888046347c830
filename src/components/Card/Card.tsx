import type { ReactNode } from "react";
import type { Picture as PictureData } from "../../content/types.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./Card.css.ts";

interface Props {
  href: string;
  title: string;
  summary?: string;
  picture: PictureData | null;
  sizes: string;
  /** A short line of facts: category and date, duration and age. */
  facts?: ReactNode[];
  tone?: "page" | "strong";
}

export function Card({ href, title, summary, picture, sizes, facts = [], tone = "page" }: Props) {
  return (
    <article className={styles.card({ tone })}>
      {picture && <Picture picture={{ ...picture, alt: "" }} sizes={sizes} ratio="3/2" />}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </h3>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
    </article>
  );
}
