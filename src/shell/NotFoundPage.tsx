import type { Picture } from "../documents/types.ts";
import { NotFound } from "../features/NotFound/NotFound.tsx";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import type { Language } from "../i18n/languages.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { addressInEveryLanguage } from "./addressInEveryLanguage.ts";
import { SiteLayout } from "./SiteLayout/SiteLayout.tsx";

interface Props {
  language: Language;
  /** As in the address bar: "/region/de/nope" */
  address: string;
  /** Path of the file with the titles of all documents, for "did you mean" suggestions. */
  names: string;
  illustration: Picture;
}

/**
 * The page for an address that does not exist. Links to other languages lead to the same address.
 */
export function NotFoundPage({ language, address, names, illustration }: Props) {
  return (
    <LanguageProvider language={language}>
      <SiteLayout language={language} translations={addressInEveryLanguage(address)}>
        <NotFound address={address} names={withPrefix(names)} illustration={illustration} />
      </SiteLayout>
    </LanguageProvider>
  );
}
