import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn } from "storybook/test";
import { LanguageMenu } from "../../src/components/LanguageMenu/LanguageMenu.tsx";
import { SearchMenu } from "../../src/components/SearchMenu/SearchMenu.tsx";
import { SiteFooter } from "../../src/components/SiteFooter/SiteFooter.tsx";
import { SiteHeader } from "../../src/components/SiteHeader/SiteHeader.tsx";
import { MAIN_ID, SkipLink } from "../../src/components/SkipLink/SkipLink.tsx";
import { OPERATOR, phoneLink } from "../../src/config/operator.ts";
import { listEntries } from "../../src/features/DocumentList/listEntries.ts";
import { useLanguage, useTranslate } from "../../src/i18n/LanguageProvider.tsx";
import { LANGUAGE_TABLE, LANGUAGES, shortName } from "../../src/i18n/languages.ts";
import { type Route, routePath } from "../../src/i18n/routes.ts";
import { searchPath } from "../../src/i18n/searchPath.ts";

interface Props {
  /** The navigation entry that the page belongs to. */
  route: Route;
  children: ReactNode;
}

/**
 * Header, main and footer, as in src/shell/SiteLayout/SiteLayout.tsx but without Gatsby's links.
 */
function Page({ route, children }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const linkTo = (name: string, to: Route) => ({ name, href: routePath(to, language) });
  const main = [
    ...listEntries(t).map(([to, name]) => linkTo(name, to)),
    linkTo(t("nav.plan"), "plan"),
  ];
  const aside = [linkTo(t("nav.about"), "about"), linkTo(t("nav.contact"), "contact")];
  const choices = LANGUAGES.map((other) => ({
    ...LANGUAGE_TABLE[other],
    href: routePath(route, other),
    isCurrent: other === language,
  }));
  const here = routePath(route, language);
  return (
    <>
      <SkipLink>{t("skip.content")}</SkipLink>
      <SiteHeader
        siteName={t("site.name")}
        homeHref={routePath("home", language)}
        label={t("nav.label")}
        menuLabel={t("nav.menu")}
        items={[...main, ...aside].map((item) => ({
          ...item,
          isCurrent: item.href === here,
          isAside: aside.includes(item),
        }))}
        tools={
          <>
            <SearchMenu
              label={t("search.site")}
              inputLabel={t("search.label")}
              submitLabel={t("search.submit")}
              action={searchPath(language)}
              onSearch={fn()}
            />
            <LanguageMenu
              label={t("language.label")}
              short={shortName(language)}
              choices={choices}
            />
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        siteName={t("site.name")}
        label={t("footer.label")}
        groups={[
          main,
          [
            ...aside,
            linkTo(t("nav.getting-here"), "gettingHere"),
            linkTo(t("nav.terms"), "terms"),
            linkTo(t("nav.accessibility"), "accessibility"),
            linkTo(t("nav.about-project"), "aboutProject"),
            linkTo(t("sitemap.title"), "sitemap"),
          ],
        ]}
        contacts={[
          { name: t("contact.mail"), value: OPERATOR.mail, href: `mailto:${OPERATOR.mail}` },
          { name: t("contact.phone"), value: OPERATOR.phone, href: phoneLink(OPERATOR.phone) },
        ]}
        choices={choices}
        note={t("footer.note")}
        onPaper={[]}
      />
    </>
  );
}

/** For the `decorators` of a page's stories. */
export const inPage =
  (route: Route): Decorator =>
  (Story) => (
    <Page route={route}>
      <Story />
    </Page>
  );

/** For the `parameters` of a page's stories. */
export const pageParameters = (description: string) => ({
  landmarks: "own",
  layout: "fullscreen",
  docs: { description: { component: description } },
});

interface Drawn {
  canvas: {
    getByRole(role: string, options?: { level: number }): HTMLElement;
  };
}

/** Asserts that a page has a header, a main part with one h1, and a footer. */
export async function hasItsParts({ canvas }: Drawn): Promise<void> {
  await expect(canvas.getByRole("banner")).toBeVisible();
  await expect(canvas.getByRole("main")).toContainElement(
    canvas.getByRole("heading", { level: 1 }),
  );
  await expect(canvas.getByRole("contentinfo")).toBeVisible();
}
