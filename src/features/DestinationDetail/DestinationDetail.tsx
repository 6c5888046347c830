import type { Destination } from "../../content/types.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";

export function DestinationDetail({ destination }: { destination: Destination }) {
  const list = { route: "destinations", title: useWords()("destinations.title") } as const;
  return <DocumentDetail document={destination} list={list} />;
}
