import type { Destination } from "../../content/types.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import type { Related } from "../RelatedDocuments/RelatedDocuments.tsx";

interface Props {
  destination: Destination;
  related: Related;
}

export function DestinationDetail({ destination, related }: Props) {
  const list = { route: "destinations", title: useWords()("destinations.title") } as const;
  return <DocumentDetail document={destination} list={list} related={related} />;
}
