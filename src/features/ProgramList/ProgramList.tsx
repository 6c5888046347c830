import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
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
        <CardGrid layout="even">
          {programs.map((program) => (
            <ProgramDocumentCard key={program.path} program={program} />
          ))}
        </CardGrid>
      )}
    </DocumentList>
  );
}
