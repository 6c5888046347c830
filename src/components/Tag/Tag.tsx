import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import * as styles from "./Tag.css.ts";

export interface TagProps {
  /** The topic or mark: "Vegetarian" */
  name: string;
  /** All that has the same tag: "/en/blog/category/wine/". Without it the tag is no link. */
  href?: string;
  /** Before the name, which says the same: "check" */
  icon?: IconName;
}

/** A topic or a mark of a trip, a place or a story. Several are a TagList. */
export function Tag({ name, href, icon }: TagProps) {
  const words = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.name}>{name}</span>
    </>
  );
  if (href === undefined) return <span className={styles.plain}>{words}</span>;
  return (
    <Link href={href} className={styles.linked}>
      {words}
    </Link>
  );
}
