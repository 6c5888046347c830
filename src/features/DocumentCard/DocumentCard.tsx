import { memo } from "react";
import { Card } from "../../components/Card/Card.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { listOf } from "../../documents/kinds.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Card as Content } from "../../lists/cards.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { KeepButton } from "../Keep/KeepButton.tsx";
import { NextDay } from "./NextDay.tsx";

/** What a card looks like within its list. */
export interface CardState {
  /** Fades the card, and says why: "Out of season: May" */
  outOfSeasonNote?: string;
  /** The first card: its picture loads at once and with high priority. */
  isMain?: boolean;
}

interface Props extends CardState {
  card: Content;
  tone?: "page" | "strong";
  place?: "list" | "story" | "few" | "band" | "only" | "slide";
}

/** Memoised: a change of the list does not render cards again. */
export const DocumentCard = memo(function DocumentCard({
  card,
  tone,
  outOfSeasonNote = "",
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
      marks={kind.marks?.(card)}
      isFaded={outOfSeasonNote !== ""}
      note={outOfSeasonNote && <Text size="small">{outOfSeasonNote}</Text>}
      date={!outOfSeasonNote && starts && <NextDay starts={starts} />}
      price={kind.price?.(card)}
      action={type !== "journey" && <KeepButton name={card.key} title={title} isOnCard />}
      tone={tone}
    />
  );
});
