import { type RefObject, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { QrCode } from "./QrCode.tsx";
import * as styles from "./ShareDialog.css.ts";

interface Props {
  title: string;
  /** The link that carries the journey. */
  address: string;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const canShare = (): boolean => typeof navigator.share === "function";

/** Shows the link of the journey: to send, to copy, and to scan. */
export function ShareDialog({ title, address, opener, onClose }: Props) {
  const t = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState("");

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setAnswer(t("my.share.copied"));
    } catch {
      field.current?.select();
      setAnswer(t("my.share.by-hand"));
    }
  };
  const send = async (): Promise<void> => {
    // Closing the device's dialog is an error, and no reason to say anything.
    await navigator.share({ title, url: address }).catch(() => undefined);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      opener={opener}
      title={t("my.share.title")}
      closeLabel={t("my.share.close")}
      actions={
        <>
          <Button onClick={copy}>{t("my.share.copy")}</Button>
          {canShare() && (
            <Button tone="quiet" onClick={send}>
              {t("my.share.send")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.parts}>
        <div className={styles.words}>
          <p>{t("my.share.lead")}</p>
          <label className={styles.label}>
            {t("my.share.link")}
            <textarea ref={field} className={styles.link} readOnly rows={6} value={address} />
          </label>
          <p role="status" className={styles.answer}>
            {answer}
          </p>
        </div>
        <figure className={styles.figure}>
          <QrCode text={address} label={t("my.share.qr")} />
          <figcaption className={styles.answer}>{t("my.share.scan")}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
