import type { Picture } from "../documents/types.ts";
import { NotFound } from "../features/NotFound/NotFound.tsx";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import type { Language } from "../i18n/languages.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { addressInEveryLanguage } from "./addressInEveryLanguage.ts";
import { SiteLayout } from "./SiteLayout/SiteLayout.tsx";

interface Props {
  language: Language;
  /** As it stands in the browser: "/region/de/nope" */
  address: string;
  /** Where the names of all documents are. */
  names: string;
  illustration: Picture;
}

/** There is no page at this address, and every other language would say so too. */
export function NotFoundPage({ language, address, names, illustration }: Props) {
  return (
    <LanguageProvider language={language}>
      <SiteLayout language={language} translations={addressInEveryLanguage(address)}>
        <NotFound address={address} names={withPrefix(names)} illustration={illustration} />
      </SiteLayout>
    </LanguageProvider>
  );
}
