import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import * as styles from "./RichText.css.ts";

interface Props {
  href: string;
  title: string;
}

/**
 * A link to external media, such as a video. It is not embedded, so nothing loads from a third
 * party.
 */
export function Embed({ href, title }: Props) {
  const host = hostOf(href);
  return (
    <Link href={href} className={styles.embed}>
      <span>
        <span className={styles.embedTitle}>{title}</span>
        {host !== title && <span className={styles.embedHost}>{host}</span>}
      </span>
      <Icon name="external" size="medium" />
    </Link>
  );
}

/** hostOf("https://www.youtube.com/watch?v=1") => "youtube.com" */
function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).host.replace(/^www\./, "") : href;
}
