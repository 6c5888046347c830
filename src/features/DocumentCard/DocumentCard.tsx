import { memo } from "react";
import { Card } from "../../components/Card/Card.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { listOf } from "../../documents/kinds.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Card as Content } from "../../lists/cards.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { NextDay } from "./NextDay.tsx";

/** How a card stands among those of its list. */
export interface CardState {
  /** Why it steps back: "Out of season: May" */
  outOfSeasonNote?: string;
  /** The first one: its picture is what the visitor waits for. */
  isMain?: boolean;
}

interface Props extends CardState {
  card: Content;
  tone?: "page" | "strong";
  place?: "list" | "story" | "few" | "band" | "only" | "slide";
}

/** Drawn anew for another document only, not with every change of a list. */
export const DocumentCard = memo(function DocumentCard({
  card,
  tone,
  outOfSeasonNote: away = "",
  isMain,
  place = "list",
}: Props) {
  const t = useTranslate();
  const { type, path, title, summary, picture } = card;
  const kind = listOf(type);
  const lines = kind.cardLines(card, t);
  const starts = kind.departures?.(card);
  return (
    <Card
      href={path}
      title={title}
      summary={summary}
      picture={picture}
      sizes={pictureSizes[place]}
      isMain={isMain}
      facts={lines.filter((line) => line !== "")}
      isFaded={away !== ""}
      note={away ? <Text size="small">{away}</Text> : starts && <NextDay starts={starts} />}
      tone={tone}
    />
  );
});
