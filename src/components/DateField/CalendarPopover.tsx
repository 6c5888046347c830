import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import * as styles from "./DateField.css.ts";

interface Props {
  id?: string;
  /** "Choose in the calendar" */
  label: string;
  /** The field: the calendar opens at its start, below it if there is room. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Distance from the field and from the edges of the window, in pixels. */
const GAP = { field: 8, window: 4 };

function place(dialog: HTMLElement, anchor: HTMLElement): void {
  const field = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = dialog;
  const isRtl = getComputedStyle(anchor).direction === "rtl";
  const left = isRtl ? field.right - offsetWidth : field.left;
  const below = field.bottom + GAP.field;
  const above = field.top - GAP.field - offsetHeight;
  const last = clientHeight - offsetHeight - GAP.window;
  const top = below <= last ? below : above >= GAP.window ? above : last;
  dialog.style.left = `${Math.max(Math.min(left, clientWidth - offsetWidth - GAP.window), GAP.window)}px`;
  dialog.style.top = `${Math.max(top, GAP.window)}px`;
}

/**
 * A native modal dialog: above everything, also above another dialog. It keeps the focus inside,
 * and closing returns it.
 */
export function CalendarPopover({ id, label, anchor, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const field = anchor.current;
    if (!dialog || !field) return undefined;
    dialog.showModal();
    const follow = (): void => place(dialog, field);
    follow();
    window.addEventListener("resize", follow);
    document.addEventListener("scroll", follow, true);
    return () => {
      window.removeEventListener("resize", follow);
      document.removeEventListener("scroll", follow, true);
      // Before it leaves the page, so that the focus returns.
      dialog.close();
    };
  }, [anchor]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for a press outside
    <dialog
      ref={ref}
      id={id}
      className={styles.popover}
      aria-label={label}
      onCancel={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}
