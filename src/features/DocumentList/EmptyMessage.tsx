import { Link } from "../../components/Link/Link.tsx";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";

/** "… or <contact>write to us</contact>." */
const CONTACT = /<contact>(.*?)<\/contact>/;

/** What a list without anything says; the words that it marks lead to the page for writing. */
export function EmptyMessage({ text }: { text: string }) {
  const [before, words, after] = text.split(CONTACT);
  const href = routePath("contact", useLanguage());
  return (
    <p>
      {before}
      {words && <Link href={href}>{words}</Link>}
      {after}
    </p>
  );
}
