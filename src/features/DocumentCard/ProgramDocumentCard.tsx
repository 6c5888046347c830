import { memo } from "react";
import { Card } from "../../components/Card/Card.tsx";
import type { ProgramCard } from "../../content/cards.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { programTypeName } from "./names.ts";

interface Props {
  program: ProgramCard;
  tone?: "page" | "strong";
  place?: "list" | "few" | "band" | "slide";
}

/** Drawn anew for another program only, not with every change of a list. */
export const ProgramDocumentCard = memo(function ProgramDocumentCard({
  program,
  tone,
  place = "list",
}: Props) {
  const t = useWords();
  const { duration, ageRestriction, activityLevel, programType } = program;
  const facts = [programTypeName(programType, t), duration, ageRestriction, activityLevel];
  return (
    <Card
      href={program.path}
      title={program.title}
      summary={program.summary}
      picture={program.pictures[0] ?? null}
      sizes={pictureSizes[place]}
      facts={facts.filter((fact) => fact !== "")}
      tone={tone}
    />
  );
});
