import { navigate } from "gatsby";
import { SearchMenu } from "../../components/SearchMenu/SearchMenu.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Language } from "../../i18n/languages.ts";
import { QUERY_PARAM, searchPath } from "../../i18n/searchPath.ts";
import { withPrefix } from "../../runtime/prefix.ts";
import { preloadSearch } from "../preloadSearch.ts";

/** Site search in the header. */
export function SearchTool({ language }: { language: Language }) {
  const t = useTranslate();
  return (
    <SearchMenu
      label={t("search.site")}
      inputLabel={t("search.label")}
      submitLabel={t("search.submit")}
      action={withPrefix(searchPath(language))}
      name={QUERY_PARAM}
      onSearch={(query) => void navigate(searchPath(language, query.trim()))}
      onIntent={() => void preloadSearch(language)}
    />
  );
}
