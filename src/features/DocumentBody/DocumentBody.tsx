import { RichText } from "../../components/RichText/RichText.tsx";
import type { RichText as Blocks } from "../../content/types.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";

export function DocumentBody({ blocks }: { blocks: Blocks }) {
  const t = useWords();
  return <RichText blocks={blocks} creditLine={(credit) => t("picture.credit", { credit })} />;
}
