import type { ReactNode } from "react";
import { LanguageMenu } from "../../components/LanguageMenu/LanguageMenu.tsx";
import { InternalLinkProvider } from "../../components/Link/Link.tsx";
import { LostPart } from "../../components/LostPart/LostPart.tsx";
import { SiteFooter } from "../../components/SiteFooter/SiteFooter.tsx";
import { SiteHeader } from "../../components/SiteHeader/SiteHeader.tsx";
import { MAIN_ID, SkipLink } from "../../components/SkipLink/SkipLink.tsx";
import { OPERATOR } from "../../content/operator.ts";
import type { Translation } from "../../content/types.ts";
import { useSearch } from "../../features/Address/useSearch.ts";
import { listEntries } from "../../features/DocumentList/listNames.ts";
import { BackendProvider } from "../../features/Inquiry/BackendProvider.tsx";
import { LiveProvider } from "../../features/Live/LiveProvider.tsx";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import type { Language } from "../../i18n/languages.ts";
import { keepPreference } from "../../i18n/preference.ts";
import { type Route, routePath } from "../../i18n/routes.ts";
import type { Translate } from "../../i18n/words.ts";
import { openBackend } from "../backend.ts";
import { GatsbyLink } from "../GatsbyLink.tsx";
import { openStore } from "../liveContent.ts";
import { addressInLetters } from "../PageHead/siteUrl.ts";
import { languageChoices } from "./languageChoices.ts";
import { SearchTool } from "./SearchTool.tsx";
import "../../theme/global.css.ts";

interface Props {
  language: Language;
  translations: Translation[];
  /** The page begins with a picture behind its head. */
  isOnPicture?: boolean;
  children: ReactNode;
}

const routeNames = (t: Translate): [Route, string][] => [
  ...listEntries(t),
  ["about", t("nav.about")],
  ["contact", t("nav.contact")],
];

export function SiteLayout({ language, translations, isOnPicture = false, children }: Props) {
  const t = useWords();
  const search = useSearch();
  const path = translations.find((translation) => translation.language === language)?.path ?? "";
  const items = routeNames(t).map(([route, name]) => {
    const href = routePath(route, language);
    return { name, href, isCurrent: path.startsWith(href) };
  });
  const choices = languageChoices({ language, translations, search, t });
  const terms = { name: t("nav.terms"), href: routePath("terms", language) };
  const aboutProject = {
    name: t("nav.about-project"),
    href: routePath("aboutProject", language),
  };
  const accessibility = {
    name: t("nav.accessibility"),
    href: routePath("accessibility", language),
  };
  const sitemap = { name: t("sitemap.title"), href: routePath("sitemap", language) };
  return (
    <InternalLinkProvider value={GatsbyLink}>
      <SkipLink>{t("skip.content")}</SkipLink>
      <SiteHeader
        tone={isOnPicture ? "onPicture" : "page"}
        siteName={t("site.name")}
        homeHref={routePath("home", language)}
        label={t("nav.label")}
        items={items}
        menuLabel={t("nav.menu")}
        tools={
          <>
            <SearchTool language={language} />
            <LanguageMenu
              label={t("language.label")}
              short={language.toUpperCase()}
              choices={choices}
              onChoose={(choice) => keepPreference(choice.language)}
            />
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <LiveProvider value={openStore}>
          <BackendProvider value={openBackend}>{children}</BackendProvider>
        </LiveProvider>
      </main>
      <SiteFooter
        siteName={t("site.name")}
        label={t("footer.label")}
        items={[...items, terms, aboutProject, accessibility, sitemap]}
        note={t("footer.note")}
        onPaper={[
          { name: t("contact.phone"), value: OPERATOR.phone },
          { name: t("contact.mail"), value: OPERATOR.mail },
          { name: t("contact.address"), value: OPERATOR.address.join(", ") },
          { name: t("footer.page-address"), value: addressInLetters(path) },
        ]}
      />
      <LostPart action={t("list.try-again")}>{t("page.lost")}</LostPart>
    </InternalLinkProvider>
  );
}
