import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { dayIn, dayLink } from "../Inquiry/state/day.ts";
import * as styles from "./Share.css.ts";

const wasAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/**
 * Shares the page, with the chosen day, through the device's share dialog; without one, copies its
 * address.
 */
export function Share({ title }: { title: string }) {
  const t = useTranslate();
  const [answer, setAnswer] = useState("");

  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setAnswer(t("share.copied"));
    } catch {
      // Clipboard access is blocked, or the page is not on HTTPS: show the address to copy by hand.
      setAnswer(t("share.failed", { address }));
    }
  };

  const share = async (): Promise<void> => {
    const { origin, pathname, search } = window.location;
    const day = dayIn(search);
    const url = origin + pathname + (day && dayLink(day));
    setAnswer("");
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!wasAborted(error)) await copy(url);
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
