import { memo } from "react";
import { Card } from "../../components/Card/Card.tsx";
import type { CardOf } from "../../content/cards.ts";
import { programTypeName } from "../../content/kinds/program.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { pictureSizes } from "../../theme/pictureSizes.ts";

interface Props {
  program: CardOf<"program">;
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
      picture={program.picture}
      sizes={pictureSizes[place]}
      facts={facts.filter((fact) => fact !== "")}
      tone={tone}
    />
  );
});
