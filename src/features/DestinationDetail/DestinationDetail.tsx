import { SeasonCalendar } from "../../components/SeasonCalendar/SeasonCalendar.tsx";
import type { Destination } from "../../documents/kinds/destination.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type DetailProps, DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import { MapPanel } from "../MapPanel/MapPanel.tsx";
import { Costs, FirstFacts, KeyFacts } from "./KeyFacts.tsx";

export function DestinationDetail({
  document,
  related,
  illustration,
  viewModel,
  map,
}: DetailProps<Destination>) {
  const t = useTranslate();
  const { type, uid, title } = document;
  return (
    <DocumentDetail
      document={document}
      related={related}
      illustration={illustration}
      lines={viewModel?.where}
      isPoster
      bar={viewModel && <FirstFacts viewModel={viewModel} />}
      inShort={
        viewModel && (
          <>
            <KeyFacts viewModel={viewModel} />
            <Costs costs={viewModel.costs} />
          </>
        )
      }
      after={viewModel?.year && <SeasonCalendar year={viewModel.year} />}
      where={map && <MapPanel part={map} />}
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
