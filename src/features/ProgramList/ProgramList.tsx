import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import type { ProgramCard } from "../../content/cards.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { ProgramDocumentCard } from "../DocumentCard/ProgramDocumentCard.tsx";
import { DocumentList } from "../DocumentList/DocumentList.tsx";

export function ProgramList({ programs }: { programs: ProgramCard[] }) {
  const t = useWords();
  const count = programs.length;
  return (
    <DocumentList
      route="programs"
      title={t("packages.title")}
      lead={t("packages.lead")}
      count={count > 0 ? t("packages.count", { count }) : ""}
      emptyMessage={t("packages.list.error")}
    >
      {count > 0 && (
        <CardGrid>
          {programs.map((program) => (
            <Reveal key={program.path}>
              <ProgramDocumentCard program={program} />
            </Reveal>
          ))}
        </CardGrid>
      )}
    </DocumentList>
  );
}
