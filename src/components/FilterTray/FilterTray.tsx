import { type ReactNode, useRef, useState } from "react";
import { away, wordings } from "../Button/Button.css.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Tray } from "../Tray/Tray.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./FilterTray.css.ts";

interface Words {
  /** On the button and in the tray: "Filter" */
  title: string;
  /** On the button, once filters are chosen: "Filter (2)" */
  chosen: string;
  /** Closes the tray and names what it has left: "Show 7 trips" */
  show: string;
  /** "Reset all" */
  reset: string;
  /** Name of the button that closes it: "Close". */
  close: string;
}

interface Props {
  /** The words of the button and of the tray. */
  words: Words;
  /** Whether filters are chosen. */
  isChosen: boolean;
  /** Resets all that can be chosen in the tray. */
  onReset: () => void;
  /** In the tray only, after the filters: the order of the list, which has its place elsewhere on a wide screen. */
  order?: ReactNode;
  /** What a choice gives, announced in the tray: "7 results" */
  status: string;
  /** FilterButtons and FilterCheckboxes. */
  children: ReactNode;
}

/**
 * The filters of a list: on a wide screen on the page, on a narrow one behind a button that opens
 * them in a tray.
 */
export function FilterTray({ words, isChosen, onReset, order, status, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  return (
    <>
      <div className={styles.opener}>
        <Button
          ref={opener}
          tone="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {/* As wide as the longer one, so that nothing moves when scripts have read the address. */}
          <span className={wordings}>
            <span className={isChosen ? away : undefined}>
              <Icon name="filter" />
              {words.title}
            </span>
            <span className={isChosen ? undefined : away}>
              <Icon name="filter" />
              {words.chosen}
            </span>
          </span>
        </Button>
      </div>
      {/* In one place only, so that none is there twice. */}
      <div className={styles.onPage}>{!isOpen && children}</div>
      <Tray
        isOpen={isOpen}
        onClose={close}
        opener={opener}
        title={words.title}
        closeLabel={words.close}
        actions={
          <>
            <Button onClick={close}>{words.show}</Button>
            <Button tone="quiet" onClick={onReset}>
              {words.reset}
            </Button>
          </>
        }
      >
        <div className={styles.inTray}>
          {children}
          {order}
        </div>
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </Tray>
    </>
  );
}
