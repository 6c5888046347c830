import type { VariantOf } from "../../theme/variants.ts";
import { Modal, type ModalProps } from "../Dialog/Modal.tsx";
import * as styles from "./Tray.css.ts";

interface Props extends ModalProps {
  /** From 768 px on: "side" for filters beside a list, "bottom" for a few choices. */
  wide?: VariantOf<typeof styles.panel, "wide">;
}

/** A dialog within reach of a thumb: at the lower edge of a phone, at an edge of a wide screen. */
export function Tray({ wide = "side", ...props }: Props) {
  return (
    <Modal
      {...props}
      className={styles.panel({ wide })}
      handle={<span className={styles.handle} />}
    />
  );
}
