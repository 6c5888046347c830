import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import type { Destination } from "../../documents/kinds/destination.ts";
import type { ViewModelOf } from "../../documents/viewModels/viewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import * as styles from "./KeyFacts.css.ts";

/** Practical facts about a destination, such as how to get there, with links to their sources. */
export function KeyFacts({ viewModel }: { viewModel: ViewModelOf<Destination> }) {
  const t = useTranslate();
  const { rows, near, nearName, checked } = viewModel;
  if (rows.length + near.length === 0) return null;
  return (
    <section className={styles.box}>
      <Heading level={2} size="title">
        {t("program.in-short")}
      </Heading>
      <dl className={styles.rows}>
        {rows.map(({ name, text, source }, index) => (
          <div key={index} className={styles.row}>
            <dt className={styles.quiet}>{name}</dt>
            <dd>
              {source?.name === "" ? <Link href={source.href}>{text}</Link> : text}{" "}
              {source?.name && <Link href={source.href}>{source.name}</Link>}
            </dd>
          </div>
        ))}
        {near.length > 0 && (
          <div className={styles.row}>
            <dt className={styles.quiet}>{nearName}</dt>
            <dd className={styles.places}>
              {near.map(({ title, path, distance }) => (
                <span key={path}>
                  <Link href={path}>{title}</Link> {distance}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {checked && <p className={styles.quiet}>{checked}</p>}
    </section>
  );
}
