import { type PageProps, withPrefix } from "gatsby";
import { type Greeting, LanguageChoice } from "../features/LanguageChoice/LanguageChoice.tsx";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from "../i18n/languages.ts";
import "../theme/global.css.ts";

/** The words of this page come with it: it belongs to no language, so none is loaded for it. */
export interface ChoiceContext {
  siteName: string;
  greetings: Greeting[];
}

export default function LanguageChoicePage({ pageContext }: PageProps<object, ChoiceContext>) {
  const greetings = pageContext.greetings.map((greeting) => ({
    ...greeting,
    href: withPrefix(greeting.href),
  }));
  return <LanguageChoice siteName={pageContext.siteName} greetings={greetings} />;
}

export function Head({ pageContext }: { pageContext: ChoiceContext }) {
  return (
    <>
      <html lang={LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang} />
      <title>{pageContext.siteName}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
