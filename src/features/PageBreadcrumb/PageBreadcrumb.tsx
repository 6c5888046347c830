import { Breadcrumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type Place, pathSteps } from "./pathSteps.ts";

/** Home > list > title */
export function PageBreadcrumb(place: Place) {
  const t = useTranslate();
  return <Breadcrumb label={t("nav.breadcrumb")} steps={pathSteps(place, useLanguage(), t)} />;
}
