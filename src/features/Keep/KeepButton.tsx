import { useState } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { drop, isKept, keep } from "../../journey/journey.ts";
import type { Key } from "../../journey/keys.ts";
import * as styles from "./KeepButton.css.ts";
import { changeJourney, readJourney, standing, useJourney } from "./store.ts";

interface Props {
  /** Of the document. */
  name: Key;
  title: string;
  /** "card": in the corner of a card's picture. */
  place?: "card" | "page";
}

/** Keeps a document in the visitor's journey, or takes it out again. Its name says which of the two is so. */
export function KeepButton({ name, title, place = "page" }: Props) {
  const t = useTranslate();
  const isIn = useJourney((journey) => isKept(journey, name));
  const [answer, setAnswer] = useState("");

  const press = (): void => {
    changeJourney((journey) =>
      isIn ? drop(journey, name) : keep(journey, { key: name, name: title }),
    );
    const isInNow = isKept(readJourney(), name);
    const done = t(isInNow ? "keep.done" : "keep.undone", { title });
    const lasts = isInNow && standing() !== "stored" ? ` ${t("keep.visit")}` : "";
    setAnswer(isInNow === isIn ? t("keep.full") : done + lasts);
  };

  return (
    <span className={styles.place({ place })}>
      <button type="button" className={styles.button({ isIn, place })} onClick={press}>
        <Icon name={isIn ? "kept" : "keep"} />
        {/* Both words share a place, so that the button keeps its width. */}
        <span className={styles.words}>
          <span className={isIn ? styles.away : undefined}>{t("keep.action")}</span>
          <span className={isIn ? undefined : styles.away}>{t("keep.kept")}</span>
        </span>
        <VisuallyHidden> {title}</VisuallyHidden>
      </button>
      <VisuallyHidden role="status">{answer}</VisuallyHidden>
    </span>
  );
}
