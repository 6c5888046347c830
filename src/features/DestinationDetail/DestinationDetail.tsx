import type { Destination } from "../../content/kinds/destination.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import type { Related } from "../RelatedDocuments/RelatedDocuments.tsx";

interface Props {
  document: Destination;
  related: Related;
}

export function DestinationDetail({ document, related }: Props) {
  const t = useWords();
  return (
    <DocumentDetail
      document={document}
      list={{ route: "destinations", title: t("destinations.title") }}
      related={related}
      ask={
        <Inquiry
          title={t("destination.ask.title")}
          lead={t("program.ask.text")}
          topic={{ kind: "destination", uid: document.uid, title: document.title }}
          isTrip
        />
      }
    />
  );
}
