import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { withKept, withoutKept } from "../../journey/kept.ts";
import type { Key } from "../../journey/keys.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import * as styles from "./KeepButton.css.ts";
import { readKeys, readText, standing, useKept, writeText } from "./store.ts";

interface Props {
  /** Of the document. */
  name: Key;
  title: string;
  /** In the corner of a card's picture. */
  isOnCard?: boolean;
}

/** Keeps a document in the visitor's journey, or takes it out again. Its name says which of the two is so. */
export function KeepButton({ name, title, isOnCard = false }: Props) {
  const t = useTranslate();
  const isIn = useKept((keys) => keys.includes(name));
  const [answer, setAnswer] = useState("");

  const press = (): void => {
    const text = readText();
    writeText(isIn ? withoutKept(text, name) : withKept(text, { key: name, name: title }));
    const isInNow = readKeys().includes(name);
    const done = t(isInNow ? "keep.done" : "keep.undone", { title });
    const lasts = isInNow && standing() !== "stored" ? ` ${t("keep.visit")}` : "";
    setAnswer(isInNow === isIn ? t("keep.full") : done + lasts);
  };

  return (
    <span className={`${withScript} ${isOnCard ? styles.onCard : ""}`}>
      <Button tone="quiet" size={isOnCard ? "small" : "medium"} onClick={press}>
        <span className={isIn ? styles.kept : undefined}>
          <Icon name="heart" />
        </span>
        {t(isIn ? "keep.kept" : "keep.action")}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{answer}</VisuallyHidden>
    </span>
  );
}
