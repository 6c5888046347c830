import { Heading } from "../../components/Heading/Heading.tsx";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { CardOf } from "../../lists/cards.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import * as styles from "./JourneyCards.css.ts";

interface Props {
  /** In their order; without any, nothing is shown. */
  cards: CardOf<"journey">[];
}

/** The journeys that the editors have written, as large cards. */
export function JourneyCards({ cards }: Props) {
  const t = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section className={styles.journeys} aria-labelledby="journeys">
      <div className={styles.head}>
        <Heading level={2} size="title" id="journeys">
          {t("journeys.title")}
        </Heading>
        <Text tone="quiet">{t("journeys.lead")}</Text>
      </div>
      <StaggeredGrid>
        {cards.map((card, index) => (
          <DocumentCard key={card.path} card={card} place="story" isMain={index === 0} />
        ))}
      </StaggeredGrid>
    </section>
  );
}
