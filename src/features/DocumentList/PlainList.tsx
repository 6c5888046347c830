import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { WHOLE_LIST } from "../../content/listPages.ts";
import type { DocumentType } from "../../i18n/routes.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { DocumentList, type ListProps } from "./DocumentList.tsx";
import { useListing } from "./useListing.ts";

/** The list of a kind that nothing narrows. */
export function PlainList<Type extends DocumentType>({
  type,
  cards,
  parts,
  place = WHOLE_LIST,
}: ListProps<Type>) {
  const listing = useListing({ type, first: cards, parts, place });
  return (
    <DocumentList
      type={type}
      place={place}
      listing={listing}
      card={(card) => <DocumentCard card={card} />}
      grid={(cards) => <CardGrid>{cards}</CardGrid>}
    />
  );
}
