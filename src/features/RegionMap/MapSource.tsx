import { Link } from "../../components/Link/Link.tsx";
import * as styles from "./RegionMap.css.ts";

const HREFS: Partial<Record<string, string>> = {
  rivers: "https://www.soest.hawaii.edu/pwessel/gshhg/",
  licence: "https://www.gnu.org/licenses/lgpl-3.0.html",
};

/** A marked part of the text: "… <rivers>GSHHG</rivers> …" */
const MARKED = /<(\w+)>(.*?)<\/\1>/;

/** Source and licence of the map data. The marked words are links. */
export function MapSource({ text }: { text: string }) {
  const parts = text.split(MARKED);
  return (
    <p className={styles.source}>
      {parts.map((part, index) => {
        if (index % 3 === 0) return part;
        if (index % 3 === 1) return null;
        const href = HREFS[parts[index - 1] ?? ""];
        return href ? (
          <Link key={href} href={href}>
            {part}
          </Link>
        ) : (
          part
        );
      })}
    </p>
  );
}
