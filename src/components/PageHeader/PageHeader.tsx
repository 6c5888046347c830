import { Fragment, type ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./PageHeader.css.ts";

interface Props {
  title: string;
  lead?: string;
  /** One line of facts above the title: category, date. */
  kicker?: string | string[];
  breadcrumb?: ReactNode;
  /** What the visitor can do from here: one or two links. */
  children?: ReactNode;
  /** A hero picture: "beside" the words, on a narrow screen below them, or "behind" them from edge to edge. */
  picture?: ReactNode;
  picturePlace?: "beside" | "behind";
  /** "compact": what follows is what one came for, such as a list. */
  size?: "full" | "compact";
  /** It stands in the page's width already, beside something else. */
  isWithin?: boolean;
}

/** Titles with more characters than this are set smaller. */
const LONG = 90;

function headingOf(title: string, place: string, size: string) {
  if (title.length > LONG) return "headline";
  if (size === "compact") return "heading";
  return place === "beside" ? "split" : "display";
}

/**
 * The head of a page: what it is, in a few big words. With a picture behind them the words stand on
 * a scrim that keeps them readable whatever the picture shows.
 */
export function PageHeader({
  title,
  lead,
  kicker,
  breadcrumb,
  children,
  picture,
  picturePlace = "beside",
  size = "full",
  isWithin = false,
}: Props) {
  const place = picture ? picturePlace : "none";
  const facts = [kicker ?? []].flat();
  const Width = isWithin ? Fragment : Container;
  return (
    <div className={styles.frame({ place })}>
      {place === "behind" && <div className={styles.backdrop}>{picture}</div>}
      <Width>
        <div className={styles.columns({ place })}>
          <div className={styles.header({ place, size })}>
            {breadcrumb}
            {facts.length > 0 && (
              <p className={styles.kicker({ place })}>
                {facts.map((fact) => (
                  // With a space for whoever copies the line.
                  <span key={fact}>{fact} </span>
                ))}
              </p>
            )}
            <Heading level={1} size={headingOf(title, place, size)}>
              {title}
            </Heading>
            {lead && <p className={styles.lead({ place })}>{lead}</p>}
            {children && <div className={styles.actions}>{children}</div>}
          </div>
          {place === "beside" && <div className={styles.beside}>{picture}</div>}
        </div>
      </Width>
    </div>
  );
}
