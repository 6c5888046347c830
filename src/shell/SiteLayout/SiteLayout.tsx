import type { ReactNode } from "react";
import { LanguageMenu } from "../../components/LanguageMenu/LanguageMenu.tsx";
import { InternalLinkProvider } from "../../components/Link/Link.tsx";
import { SiteFooter } from "../../components/SiteFooter/SiteFooter.tsx";
import { type NavigationItem, SiteHeader } from "../../components/SiteHeader/SiteHeader.tsx";
import { MAIN_ID, SkipLink } from "../../components/SkipLink/SkipLink.tsx";
import { OPERATOR, phoneLink } from "../../config/operator.ts";
import type { Translation } from "../../documents/types.ts";
import { DegradedNotice } from "../../features/DegradedNotice/DegradedNotice.tsx";
import { listEntries } from "../../features/DocumentList/listEntries.ts";
import { BackendProvider } from "../../features/Inquiry/BackendProvider.tsx";
import { KeptLink } from "../../features/Keep/KeptLink.tsx";
import { LiveProvider } from "../../features/Live/LiveProvider.tsx";
import { ThemeChoice } from "../../features/ThemeChoice/ThemeChoice.tsx";
import { useUrlSearch } from "../../features/UrlState/useUrlSearch.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type Language, shortName } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { storeLanguage } from "../../i18n/preference.ts";
import { PAGES, ROUTES, type Route, routePath } from "../../i18n/routes.ts";
import { openBackend } from "../../inquiries/openBackend.ts";
import { openStore } from "../../live/liveContent.ts";
import { GatsbyLink } from "../GatsbyLink.tsx";
import { addressInLetters } from "../PageHead/siteUrl.ts";
import { languageChoices } from "./languageChoices.ts";
import { SearchTool } from "./SearchTool.tsx";
import "../../theme/global/page.css.ts";

interface Props {
  language: Language;
  translations: Translation[];
  children: ReactNode;
}

/** The pages of text that have their link in a part of the page. */
const textEntries = (part: "header" | "menu" | "footer", t: Translate): [Route, string][] =>
  ROUTES.flatMap((route): [Route, string][] => {
    const page = PAGES[route];
    return "text" in page && page.text.in === part ? [[route, t(page.text.name)]] : [];
  });

/** Main navigation, in the order in which it is shown. */
const mainEntries = (t: Translate): [Route, string][] => [
  ["map", t("nav.map")],
  ...listEntries(t),
  ...textEntries("header", t),
];

/** Secondary pages: in the footer, and in the menu on a small screen. */
const asideEntries = (t: Translate): [Route, string][] => [
  ...textEntries("menu", t),
  ["contact", t("nav.contact")],
];

const footEntries = (t: Translate): [Route, string][] => [
  ...textEntries("footer", t),
  ["sitemap", t("sitemap.title")],
];

export function SiteLayout({ language, translations, children }: Props) {
  const t = useTranslate();
  const search = useUrlSearch();
  const path = translations.find((translation) => translation.language === language)?.path ?? "";
  const toItem = ([route, name]: [Route, string]): NavigationItem => {
    const href = routePath(route, language);
    return { name, href, isCurrent: path.startsWith(href) };
  };
  const main = mainEntries(t).map(toItem);
  const aside = asideEntries(t).map(toItem);
  const foot = footEntries(t).map(toItem);
  const choices = languageChoices({ language, translations, search, t });
  return (
    <InternalLinkProvider value={GatsbyLink}>
      <SkipLink>{t("skip.content")}</SkipLink>
      <SiteHeader
        siteName={t("site.name")}
        homeHref={routePath("home", language)}
        label={t("nav.label")}
        items={[...main, ...aside.map((item) => ({ ...item, isAside: true }))]}
        menuLabel={t("nav.menu")}
        tools={
          <>
            <KeptLink isCurrent={path === routePath("myJourney", language)} />
            <SearchTool language={language} />
            <LanguageMenu
              label={t("language.label")}
              short={shortName(language)}
              choices={choices}
              onChoose={(choice) => storeLanguage(choice.language)}
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
        groups={[main, [...aside, ...foot]]}
        contacts={[
          { name: t("contact.mail"), value: OPERATOR.mail, href: `mailto:${OPERATOR.mail}` },
          { name: t("contact.phone"), value: OPERATOR.phone, href: phoneLink(OPERATOR.phone) },
        ]}
        choices={choices}
        onChoose={(choice) => storeLanguage(choice.language)}
        settings={<ThemeChoice />}
        note={t("footer.note")}
        onPaper={[
          { name: t("contact.phone"), value: OPERATOR.phone },
          { name: t("contact.mail"), value: OPERATOR.mail },
          { name: t("contact.address"), value: t("contact.address.lines").replaceAll("\n", ", ") },
          { name: t("footer.page-address"), value: addressInLetters(path) },
        ]}
      />
      <DegradedNotice action={t("list.try-again")}>{t("page.lost")}</DegradedNotice>
    </InternalLinkProvider>
  );
}
