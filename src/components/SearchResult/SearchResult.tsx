import { useId, useState } from "react";
import { coveringLink } from "../../theme/styles/coveringLink.css.ts";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Text } from "../Text/Text.tsx";
import * as styles from "./SearchResult.css.ts";

interface Props {
  /** The page, or a section of it: "/en/plan/#part-3" */
  href: string;
  /** Title of the page or of the section: "Ilok in a day" */
  title: string;
  /** One below the heading of the list of results. */
  headingLevel?: HeadingLevel;
  /** Type of the page: "Story". */
  kind: string;
  /** Title of the page, if the result is a section of it. "" for a page. */
  page?: string;
  /** Excerpt in parts; those with `isMatch` are highlighted. */
  excerpt: { text: string; isMatch: boolean }[];
  /** URL of a thumbnail; "" for none. A sign stands in its place, also if it does not load. */
  picture: string;
}

const PICTURE = {
  sources: [],
  srcSet: "",
  alt: "",
  credit: "",
  width: null,
  height: null,
  placeholder: "",
};

/** A search result. All of it is clickable; the link is the title. */
export function SearchResult({
  href,
  title,
  headingLevel = 3,
  kind,
  page = "",
  excerpt,
  picture,
}: Props) {
  const titleId = useId();
  const [failed, setFailed] = useState("");
  return (
    <article aria-labelledby={titleId} className={styles.result}>
      <div className={styles.picture}>
        {picture && picture !== failed ? (
          <Picture
            picture={{ ...PICTURE, src: picture }}
            sizes=""
            ratio="3/2"
            onFail={() => setFailed(picture)}
          />
        ) : (
          <Icon name="info" size="large" />
        )}
      </div>
      <div className={styles.words}>
        <Text size="small" tone="accent" isBold>
          {page === "" ? kind : `${kind} · ${page}`}
        </Text>
        <Heading level={headingLevel} size="lead" id={titleId}>
          <Link href={href} className={coveringLink}>
            {title}
          </Link>
        </Heading>
        <Text tone="quiet">
          {excerpt.map(({ text, isMatch }, index) =>
            isMatch ? (
              <mark key={index} className={styles.match}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </Text>
      </div>
    </article>
  );
}
