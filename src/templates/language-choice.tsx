import type { HeadProps, PageProps } from "gatsby";
import type { ChoiceContext } from "../build/pages/pageContexts.ts";
import { LanguageChoice } from "../features/LanguageChoice/LanguageChoice.tsx";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from "../i18n/languages.ts";
import { languageOfAddress } from "../runtime/address.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { NotFoundHead } from "../shell/NotFoundHead.tsx";
import { NotFoundPage } from "../shell/NotFoundPage.tsx";
import { RootHead } from "../shell/PageHead/RootHead.tsx";
import "../theme/global/page.css.ts";

export default function LanguageChoicePage({
  pageContext,
  location,
}: PageProps<object, ChoiceContext>) {
  // Gatsby also renders this page when the data of another page cannot be loaded.
  const language = languageOfAddress(location.pathname);
  if (language) {
    const { illustration, names } = pageContext;
    return (
      <NotFoundPage
        language={language}
        address={location.pathname}
        names={names[language]}
        illustration={illustration}
      />
    );
  }
  const { siteName, hero } = pageContext;
  const greetings = pageContext.greetings.map((greeting) => ({
    ...greeting,
    href: withPrefix(greeting.href),
  }));
  return <LanguageChoice siteName={siteName} greetings={greetings} hero={hero} />;
}

export function Head({ pageContext, location }: HeadProps<object, ChoiceContext>) {
  const language = languageOfAddress(location.pathname);
  if (language) return <NotFoundHead language={language} />;
  const { siteName, root } = pageContext;
  if (root) return <RootHead siteName={siteName} {...root} />;
  return (
    <>
      <html lang={LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang} />
      <title>{siteName}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
