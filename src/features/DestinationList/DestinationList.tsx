import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import type { DestinationCard } from "../../content/cards.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DestinationDocumentCard } from "../DocumentCard/DestinationDocumentCard.tsx";
import { DocumentList } from "../DocumentList/DocumentList.tsx";

export function DestinationList({ destinations }: { destinations: DestinationCard[] }) {
  const t = useWords();
  const count = destinations.length;
  return (
    <DocumentList
      route="destinations"
      title={t("destinations.title")}
      lead={t("destinations.lead")}
      count={count > 0 ? t("destinations.count", { count }) : ""}
      emptyMessage={t("destinations.list.error")}
    >
      {count > 0 && (
        <CardGrid>
          {destinations.map((destination) => (
            <Reveal key={destination.path}>
              <DestinationDocumentCard destination={destination} />
            </Reveal>
          ))}
        </CardGrid>
      )}
    </DocumentList>
  );
}
