import { Year } from "../../components/Year/Year.tsx";
import type { Destination } from "../../documents/kinds/destination.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { type DetailProps, DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import { MapBox } from "../MapBox/MapBox.tsx";
import { InShort } from "./InShort.tsx";

export function DestinationDetail({
  document,
  related,
  scene,
  brief,
  map,
}: DetailProps<Destination>) {
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
      where={map && <MapBox part={map} />}
      ask={
        <Inquiry
          title={t("destination.ask.title")}
          lead={t("program.ask.text")}
          topic={{ kind: type, uid, title }}
          dates="two"
        />
      }
    />
  );
}
