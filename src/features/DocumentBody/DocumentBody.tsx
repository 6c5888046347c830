import { RichText } from "../../components/RichText/RichText.tsx";
import { partsOf } from "../../documents/sections.ts";
import type { RichText as Blocks } from "../../documents/types.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";

/** The editors' text, seven page columns wide. Figures take one more. */
export function DocumentBody({ blocks }: { blocks: Blocks }) {
  const t = useTranslate();
  const creditLine = (credit: string): string => t("picture.credit", { credit });
  return (
    <RichText
      blocks={blocks}
      creditLine={creditLine}
      figures="beyond"
      headingIds={partsOf(blocks).map(({ id }) => id)}
    />
  );
}
