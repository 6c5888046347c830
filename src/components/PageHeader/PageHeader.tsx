import { Fragment, type ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { Container } from "../Container/Container.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { isLongTitle } from "./isLongTitle.ts";
import { Kicker } from "./Kicker.tsx";
import * as styles from "./PageHeader.css.ts";

interface Props {
  /** The h1 of the page: "Canoe dawn in the flooded forest" */
  title: string;
  /** One or two sentences below the title: "Half a day in Kopački rit." */
  lead?: string;
  /** A line of facts above the title: category, date. */
  kicker?: string | string[];
  /** Above the title: <Breadcrumb label="Path to this page" steps={…} /> */
  breadcrumb?: ReactNode;
  /** Calls to action: one or two links. */
  children?: ReactNode;
  /** Main picture of the page, beside the text; below it on a narrow screen. */
  picture?: ReactNode;
  /** "beside" ends with the columns; "toEdge", for a home page, with the screen. */
  picturePlace?: VariantOf<typeof styles.picture, "place">;
  /** "compact": smaller, for pages whose content matters more, such as a list. */
  size?: "full" | "compact";
  /** The header is inside a container already, beside another element. */
  isWithin?: boolean;
}

function headingSize(title: string, place: string, size: string) {
  if (isLongTitle(title)) return "headline";
  if (size === "compact") return "heading";
  return place === "beside" ? "split" : "display";
}

/**
 * Header of a page: breadcrumb, title, lead and calls to action. The picture is whole, and no text
 * stands on it.
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
      <Width>
        <div className={styles.columns({ place })}>
          <div className={styles.header({ place, size })}>
            {breadcrumb}
            <Kicker facts={facts} />
            <Heading level={1} size={headingSize(title, place, size)}>
              {title}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children && <div className={styles.actions}>{children}</div>}
          </div>
          {place !== "none" && <div className={styles.picture({ place })}>{picture}</div>}
        </div>
      </Width>
    </div>
  );
}
