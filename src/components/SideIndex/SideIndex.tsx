import { useEffect, useRef } from "react";
import { useDisclosure } from "../Disclosure/useDisclosure.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import * as styles from "./SideIndex.css.ts";
import { useSectionInView } from "./useSectionInView.ts";

interface Props {
  /** Name of the navigation, and of its button on a narrow screen: "Contents" */
  label: string;
  /** The headings of the page in their order: [{ id: "payment", name: "Payment" }] */
  parts: readonly { id: string; name: string }[];
}

/** Moves the focus to where the link leads; the browser scrolls by itself. */
function focusPart(id: string): void {
  const part = document.getElementById(id);
  part?.setAttribute("tabindex", "-1");
  part?.focus({ preventScroll: true });
}

/** Scrolls the list, and not the page, to what is marked. */
function showMarked(list: HTMLElement | null): void {
  const marked = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list || !marked) return;
  const { offsetTop: start, offsetHeight: length } = marked;
  const isShown = start >= list.scrollTop && start + length <= list.scrollTop + list.clientHeight;
  if (!isShown) list.scrollTop = start - list.clientHeight / 2;
}

/**
 * Links to the headings of a long page, of which the one being read is marked: a list beside the
 * text, on a narrow screen a button above it that stays in view.
 */
export function SideIndex({ label, parts }: Props) {
  const { details, closing, close } = useDisclosure({ onOpen: () => showMarked(list.current) });
  const list = useRef<HTMLOListElement>(null);
  const index = useSectionInView(parts.map(({ id }) => `[id="${id}"]`).join());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is marked
  useEffect(() => showMarked(list.current), [index]);
  const isLive = index !== undefined;
  const current = parts[index ?? -1];
  return (
    <nav className={styles.index({ isLive })} aria-label={label}>
      <details {...closing} {...details} className={styles.folded}>
        <summary className={styles.opener}>
          <Icon name="menu" />
          <span>{label}</span>
          <span className={styles.place}>{current?.name}</span>
          <span className={styles.sign}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
        <ol ref={list} className={styles.list({ isLive })}>
          {parts.map(({ id, name }, place) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                className={styles.link}
                aria-current={place === index ? "true" : undefined}
                onClick={() => {
                  close();
                  focusPart(id);
                }}
              >
                {name}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
