import { Link } from "../../components/Link/Link.tsx";
import { inlineText } from "../../documents/plainText.ts";
import { partId, type Section } from "../../documents/sections.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import * as styles from "./Contents.css.ts";

/** From this number of headings on, a page has a table of contents. */
const MANY_HEADINGS = 8;

/** Table of contents of a long page. */
export function Contents({ sections }: { sections: Section[] }) {
  const t = useTranslate();
  const parts = sections.flatMap(({ heading }, index) =>
    heading ? [{ id: partId(index), name: inlineText(heading) }] : [],
  );
  if (parts.length < MANY_HEADINGS) return null;
  return (
    <nav aria-label={t("written.contents")}>
      <ol className={styles.parts}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Link href={`#${id}`}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
