import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import { Section } from "../../components/Section/Section.tsx";
import { listOf } from "../../documents/kinds.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Card } from "../../lists/cards.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import * as styles from "./RelatedDocuments.css.ts";

/** Documents to read next. */
export interface Related {
  documents: Card[];
  programs: Card[];
}

function Cards({ cards, tone = "page" }: { cards: Card[]; tone?: "page" | "strong" }) {
  const place = tone === "strong" ? "band" : "few";
  return (
    <CardGrid layout="few">
      {cards.map((card) => (
        <Reveal key={card.path}>
          <DocumentCard card={card} tone={tone} place={cards.length === 1 ? "only" : place} />
        </Reveal>
      ))}
    </CardGrid>
  );
}

export function RelatedDocuments({ documents, programs }: Related) {
  const t = useTranslate();
  const [first] = documents;
  return (
    <div className={styles.related}>
      {programs.length > 0 && (
        <Section tone="strong" title={t("detail.related.programs")}>
          <Cards cards={programs} tone="strong" />
        </Section>
      )}
      {first && (
        <Section title={listOf(first.type).related(t)}>
          <Cards cards={documents} />
        </Section>
      )}
    </div>
  );
}
