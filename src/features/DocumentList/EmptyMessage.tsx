import { Link } from "../../components/Link/Link.tsx";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";

/** The marked part of the message: "… or <contact>write to us</contact>." */
const CONTACT = /<contact>(.*?)<\/contact>/;

/** Message of an empty list. Its marked words link to the contact page. */
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
