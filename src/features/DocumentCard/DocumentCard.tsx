import { memo } from "react";
import { Card } from "../../components/Card/Card.tsx";
import { Text } from "../../components/Text/Text.tsx";
import type { Card as Content } from "../../content/cards.ts";
import { listOf } from "../../content/kinds.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { NextDay } from "./NextDay.tsx";

interface Props {
  card: Content;
  tone?: "page" | "strong";
  /** Why it steps back: "Out of season: May" */
  away?: string;
  place?: "list" | "story" | "few" | "band" | "only" | "slide";
}

/** Drawn anew for another document only, not with every change of a list. */
export const DocumentCard = memo(function DocumentCard({
  card,
  tone,
  away = "",
  place = "list",
}: Props) {
  const t = useWords();
  const { type, path, title, summary, picture } = card;
  const kind = listOf(type);
  const lines = kind.lines(card, t);
  const starts = kind.starts?.(card);
  return (
    <Card
      href={path}
      title={title}
      summary={summary}
      picture={picture}
      sizes={pictureSizes[place]}
      facts={lines.filter((line) => line !== "")}
      isAway={away !== ""}
      note={away ? <Text size="small">{away}</Text> : starts && <NextDay starts={starts} />}
      tone={tone}
    />
  );
});
