import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import type { DestinationCard, ListParts } from "../../content/cards.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DestinationDocumentCard } from "../DocumentCard/DestinationDocumentCard.tsx";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { useListing } from "../DocumentList/useListing.ts";

const NO_CHOICE: readonly string[] = [];

interface Props {
  destinations: DestinationCard[];
  parts: ListParts;
}

export function DestinationList({ destinations, parts }: Props) {
  const t = useWords();
  const listing = useListing({
    type: "destination",
    first: destinations,
    parts,
    choice: NO_CHOICE,
  });
  return (
    <DocumentList
      route="destinations"
      title={t("destinations.title")}
      lead={t("destinations.lead")}
      count={t("destinations.count", { count: listing.count })}
      emptyMessage={t("destinations.list.error")}
      listing={listing}
      card={(destination) => (
        <Reveal key={destination.path}>
          <DestinationDocumentCard destination={destination} />
        </Reveal>
      )}
      grid={(cards) => <CardGrid>{cards}</CardGrid>}
    />
  );
}
