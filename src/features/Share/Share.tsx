import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import * as styles from "./Share.css.ts";

const wasCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** Hands the page to the device's own sheet; where there is none, its address to the clipboard. */
export function Share({ title }: { title: string }) {
  const t = useWords();
  const [answer, setAnswer] = useState("");

  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setAnswer(t("share.copied"));
    } catch {
      // Blocked, or a page without HTTPS: the visitor can still copy it by hand.
      setAnswer(t("share.failed", { address }));
    }
  };

  const share = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    setAnswer("");
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!wasCalledOff(error)) await copy(url);
    }
  };

  return (
    <div className={styles.share}>
      <Button tone="quiet" size="small" onClick={share}>
        {t("share.action")}
      </Button>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </div>
  );
}
