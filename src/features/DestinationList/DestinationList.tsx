import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { LIST } from "../../content/kinds/destination.ts";
import { WHOLE_LIST } from "../../content/listPages.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DestinationDocumentCard } from "../DocumentCard/DestinationDocumentCard.tsx";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { useListing } from "../DocumentList/useListing.ts";

export function DestinationList({ cards, parts, place = WHOLE_LIST }: ListProps<"destination">) {
  const t = useWords();
  const listing = useListing({ type: "destination", first: cards, parts, place });
  return (
    <DocumentList
      type="destination"
      place={place}
      lead={LIST.lead(t)}
      count={LIST.count(listing.count, t)}
      emptyMessage={t("destinations.list.error")}
      listing={listing}
      card={(destination) => <DestinationDocumentCard destination={destination} />}
      grid={(cards) => <CardGrid>{cards}</CardGrid>}
    />
  );
}
