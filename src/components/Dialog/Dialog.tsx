import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Dialog.css.ts";
import { Modal, type ModalProps } from "./Modal.tsx";

interface Props extends ModalProps {
  /** Greatest width: "small" for a question, "medium" for text, "large" for a form or pictures. */
  size?: VariantOf<typeof styles.panel, "size">;
}

/** Asks or shows something before the visitor goes on, above the page. */
export function Dialog({ size = "medium", ...props }: Props) {
  return <Modal {...props} className={styles.panel({ size })} />;
}
