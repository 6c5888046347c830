import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Toast.css.ts";

export interface ToastAction {
  /** "Undo" */
  label: string;
  /** Called on press; the toast closes afterwards. */
  onPress: () => void;
}

interface Props {
  /** "done" has a tick, "noted" an i in a circle. */
  tone?: "done" | "noted";
  /** One sentence: "The program is on your list." */
  message: string;
  /** At most one, which can also be done elsewhere on the page. */
  action?: ToastAction;
  /** Name of the button that closes it: "Close". */
  closeLabel: string;
  /** Called when the visitor closes it, and after the action. */
  onClose: () => void;
}

/** One message of ToastProvider. */
export function Toast({ tone = "done", message, action, closeLabel, onClose }: Props) {
  const act = (): void => {
    action?.onPress();
    onClose();
  };
  return (
    <div className={styles.toast}>
      <span className={styles.sign}>
        <Icon name={tone === "done" ? "check" : "info"} />
      </span>
      <div className={styles.words}>
        <p>{message}</p>
        {action && (
          <Button tone="quiet" size="small" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
