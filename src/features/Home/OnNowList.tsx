import { useSyncExternalStore } from "react";
import { Link } from "../../components/Link/Link.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { monthNow } from "../../content/monthNow.ts";
import type { OnNow } from "../../content/onNow.ts";
import * as styles from "./OnNowList.css.ts";

/** Nothing changes by itself under a reader's eyes. */
const never = (): (() => void) => () => {};

interface Props {
  items: OnNow[];
  /** The month in which the page was built: its HTML shows what is on then. */
  built: string;
}

/** What is on this month and the next: until script is there by src/inline/departed.ts, then by the clock. */
export function OnNowList({ items, built }: Props) {
  const month = useSyncExternalStore(
    never,
    () => monthNow(Date.now()),
    () => built,
  );
  return (
    <ul className={styles.list}>
      {items.map(({ path, title, note, months }) => (
        <li key={path} data-months={months.join(" ")} hidden={!months.includes(month)}>
          <Link href={path}>{title}</Link>
          <Text size="small" tone="quiet">
            {note}
          </Text>
        </li>
      ))}
    </ul>
  );
}
