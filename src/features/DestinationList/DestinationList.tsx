import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import type { DestinationCard, ListParts } from "../../content/cards.ts";
import { type ListPlace, WHOLE_LIST } from "../../content/listPages.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DestinationDocumentCard } from "../DocumentCard/DestinationDocumentCard.tsx";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { useListing } from "../DocumentList/useListing.ts";

interface Props {
  destinations: DestinationCard[];
  parts: ListParts;
  place?: ListPlace;
}

export function DestinationList({ destinations, parts, place = WHOLE_LIST }: Props) {
  const t = useWords();
  const listing = useListing({ type: "destination", first: destinations, parts, place });
  return (
    <DocumentList
      type="destination"
      place={place}
      lead={t("destinations.lead")}
      count={t("destinations.count", { count: listing.count })}
      emptyMessage={t("destinations.list.error")}
      listing={listing}
      card={(destination) => <DestinationDocumentCard destination={destination} />}
      grid={(cards) => <CardGrid>{cards}</CardGrid>}
    />
  );
}
