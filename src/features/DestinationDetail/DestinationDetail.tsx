import { Year } from "../../components/Year/Year.tsx";
import type { Destination } from "../../content/kinds/destination.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { type DetailProps, DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import { InShort } from "./InShort.tsx";

export function DestinationDetail({ document, related, scene, brief }: DetailProps<Destination>) {
  const t = useWords();
  const { type, uid, title } = document;
  return (
    <DocumentDetail
      document={document}
      related={related}
      scene={scene}
      lines={brief?.where}
      inShort={brief && <InShort brief={brief} />}
      after={brief?.year && <Year year={brief.year} />}
      ask={
        <Inquiry
          title={t("destination.ask.title")}
          lead={t("program.ask.text")}
          topic={{ kind: type, uid, title }}
          isTrip
        />
      }
    />
  );
}
