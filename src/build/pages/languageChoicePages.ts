import type { CreatePagesArgs } from "gatsby";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages.ts";
import { type Translate, translator } from "../../i18n/messages.ts";
import { localizePath } from "../../i18n/paths.ts";
import type { RootMeta } from "../../seo/documentMeta.ts";
import { seoDescription } from "../../seo/meta.ts";
import type { SiteData } from "../siteData.ts";
import { templatePath } from "../templates.ts";
import type { ChoiceContext, Greeting } from "./pageContexts.ts";
import { type BuildFiles, translationsOf } from "./sharedContext.ts";

/** The root and 404.html: lists of the languages. */
export function createChoicePages(
  { actions }: CreatePagesArgs,
  site: SiteData,
  names: BuildFiles["names"],
): void {
  const greetings = (text: (t: Translate) => string): Greeting[] =>
    LANGUAGES.map((language) => ({
      language,
      text: text(translator(language)),
      href: localizePath("/", language),
    }));
  const t = translator(DEFAULT_LANGUAGE);
  const siteName = t("site.name");
  const root: RootMeta = {
    title: t("home.title"),
    description: seoDescription(t("site.description")),
    picture: site.sharedPictureOfPage("home"),
    translations: translationsOf("/"),
  };
  const texts: Record<string, (t: Translate) => string> = {
    "/": (t) => t("home.title"),
    "/404/": (t) => `${t("not-found.paragraph-one")} ${t("not-found.paragraph-two")}`,
  };
  for (const [path, text] of Object.entries(texts)) {
    actions.createPage<ChoiceContext>({
      path,
      component: templatePath("language-choice"),
      context: {
        siteName,
        greetings: greetings(text),
        names,
        hero: site.hero,
        illustration: site.notFoundIllustration,
        ...(path === "/" ? { root } : {}),
      },
    });
  }
}
