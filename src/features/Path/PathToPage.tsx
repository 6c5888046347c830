import { Breadcrumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { type Route, routePath } from "../../i18n/routes.ts";

interface Props {
  /** The list that the page belongs to, for a document's page. */
  list?: { route: Route; title: string };
  title: string;
  href: string;
}

/** Home > list > title */
export function PathToPage({ list, title, href }: Props) {
  const t = useWords();
  const language = useLanguage();
  const steps = [
    { name: t("nav.home"), href: routePath("home", language) },
    ...(list ? [{ name: list.title, href: routePath(list.route, language) }] : []),
    { name: title, href },
  ];
  return <Breadcrumb label={t("nav.breadcrumb")} steps={steps} />;
}
