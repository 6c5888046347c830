import type { Destination } from "../../content/types.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import type { Related } from "../RelatedDocuments/RelatedDocuments.tsx";

interface Props {
  destination: Destination;
  related: Related;
}

export function DestinationDetail({ destination, related }: Props) {
  const t = useWords();
  return (
    <DocumentDetail
      document={destination}
      list={{ route: "destinations", title: t("destinations.title") }}
      related={related}
      ask={
        <Inquiry
          title={t("destination.ask.title")}
          lead={t("program.ask.text")}
          topic={{ kind: "destination", uid: destination.uid, title: destination.title }}
          isTrip
        />
      }
    />
  );
}
