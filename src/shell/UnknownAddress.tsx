import { plainText } from "../documents/plainText.ts";
import type { Picture } from "../documents/types.ts";
import { DocumentLookup } from "../features/LiveDocument/DocumentLookup.tsx";
import { type LiveDocument, useLiveDocument } from "../features/LiveDocument/useLiveDocument.ts";
import { NotFound } from "../features/NotFound/NotFound.tsx";
import { useTranslate } from "../i18n/LanguageProvider.tsx";
import { LANGUAGE_TABLE, type Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/messages.ts";
import type { DocumentType } from "../i18n/routes.ts";
import type { Card } from "../lists/cards.ts";
import { hasLiveLookup, openStore, uidAt } from "../live/liveContent.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { pageTitle, seoDescription } from "../seo/meta.ts";
import { addressInEveryLanguage } from "./addressInEveryLanguage.ts";
import { NotFoundHead } from "./NotFoundHead.tsx";
import { SiteLayout } from "./SiteLayout/SiteLayout.tsx";

interface Props {
  type: DocumentType;
  language: Language;
  /** The part of the address after the list's path: "no-such-story/" */
  rest: string;
  address: string;
  names: string;
  /** For the "page not found" message. */
  illustration: Picture;
  /** The newest documents of the list. */
  newest: Card[];
}

function titleAndDescription(
  live: LiveDocument,
  t: Translate,
): [title: string, description: string] {
  switch (live.state) {
    case "looking":
      return [t("live.looking"), t("site.description")];
    case "found":
      return [live.document.title, plainText(live.document.content) || live.document.summary];
    case "missing":
      return [t("not-found.title"), t("not-found.description")];
  }
}

/**
 * An address below a list that the build does not know. The document is requested from the content
 * service: it may be newer than the build, or not exist.
 */
export function UnknownAddress(props: Props) {
  const { type, language, rest, address, names, illustration, newest } = props;
  const t = useTranslate();
  const live = useLiveDocument(openStore, type, uidAt(rest));
  const [title, description] = titleAndDescription(live, t);
  const translations =
    live.state === "found" ? live.document.translations : addressInEveryLanguage(address);
  return (
    <SiteLayout language={language} translations={translations}>
      {hasLiveLookup(rest) && (
        <>
          <title>{pageTitle(t("site.name"), title)}</title>
          <meta name="description" content={seoDescription(description)} />
        </>
      )}
      {live.state === "looking" && <DocumentLookup trouble={live.trouble} onTryNow={live.tryNow} />}
      {live.state === "found" && <live.Detail document={live.document} others={newest} />}
      {live.state === "missing" && (
        <NotFound address={address} names={withPrefix(names)} illustration={illustration} />
      )}
    </SiteLayout>
  );
}

/**
 * The static `<head>` of an unknown address. Gatsby renders it once, so during a lookup the page
 * renders title and description itself.
 */
export function UnknownHead({ language, rest }: Pick<Props, "language" | "rest">) {
  if (!hasLiveLookup(rest)) return <NotFoundHead language={language} />;
  return (
    <>
      <html lang={LANGUAGE_TABLE[language].htmlLang} />
      <meta name="robots" content="noindex" />
    </>
  );
}
