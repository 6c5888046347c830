import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Heading } from "../Heading/Heading.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Modal.css.ts";

export interface ModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when the visitor closes it: by the button, with Escape or by a press beside it. */
  onClose: () => void;
  /** "Choose a departure" */
  title: string;
  /** Name of the button that closes it: "Close". */
  closeLabel: string;
  /** Buttons at its lower edge, the main one first. */
  actions?: ReactNode;
  /**
   * What opened it and has the focus again afterwards. Without it: what had the focus before, which
   * in Safari is not a button that was clicked.
   */
  opener?: RefObject<HTMLElement | null>;
  /** Text, a form or a list. */
  children: ReactNode;
}

interface Look {
  /** Where the panel is, and how large. */
  className: string;
  /** Decoration above the title. */
  handle?: ReactNode;
}

/** What Dialog and Tray share: a native modal dialog with title, content and actions. */
export function Modal({ isOpen, ...props }: ModalProps & Look) {
  // In the body, where no section changes the colours and no hidden parent hides it.
  return isOpen && typeof document !== "undefined"
    ? createPortal(<OpenModal {...props} />, document.body)
    : null;
}

/** Keeps the page as wide as it is when its scrollbar goes; returns what undoes it. */
function keepPageWidth(): () => void {
  const { style, clientWidth } = document.documentElement;
  const scrollbar = window.innerWidth - clientWidth;
  // None, or a modal below this one has done it.
  if (scrollbar <= 0) return () => undefined;
  // Browsers have the scrollbar of a page on the right, in every language.
  style.paddingRight = `${scrollbar}px`;
  return () => {
    style.paddingRight = "";
  };
}

function OpenModal({
  onClose,
  title,
  closeLabel,
  actions,
  opener,
  className,
  handle,
  children,
}: Omit<ModalProps, "isOpen"> & Look) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const openedBy = opener?.current;
    // Before the style for an open modal hides the scrollbar.
    const releasePageWidth = keepPageWidth();
    element?.showModal();
    return () => {
      releasePageWidth();
      // Returns the focus, as long as the element is on the page.
      element?.close();
      openedBy?.focus();
    };
  }, [opener]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which closes natively
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={id}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onPointerDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // Not if a press began inside, as when text is selected.
        if (isPressedBeside.current && target === currentTarget) onClose();
      }}
    >
      <div className={`${styles.panel} ${className}`}>
        {handle}
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} size="title" id={id}>
              {title}
            </Heading>
          </div>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
