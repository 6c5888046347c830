import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { ImageBand } from "../../components/ImageBand/ImageBand.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { listOf } from "../../documents/kinds.ts";
import type { PageName, Picture } from "../../documents/types.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { DOCUMENT_TYPES, routePath } from "../../i18n/routes.ts";
import type { SiteIndex } from "../../lists/siteIndex.ts";
import { listEntries } from "../DocumentList/listEntries.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import * as styles from "./Sitemap.css.ts";

interface Props {
  documents: SiteIndex;
  /** Pages from Markdown files. */
  written: PageName[];
  illustration: Picture;
}

/** All pages of the language, by type. */
export function Sitemap({ documents, written, illustration }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const fixed: PageName[] = [
    [routePath("home", language), t("nav.home")],
    ...listEntries(t).map(([route, name]): PageName => [routePath(route, language), name]),
    ...written,
    [routePath("contact", language), t("nav.contact")],
  ];
  const groups: { title: string; pages: PageName[] }[] = [
    { title: t("sitemap.fixed"), pages: fixed },
    ...DOCUMENT_TYPES.map((type) => ({ title: listOf(type).title(t), pages: documents[type] })),
  ];
  const title = t("sitemap.title");
  return (
    <>
      <PageHeader
        size="compact"
        title={title}
        lead={t("sitemap.lead")}
        breadcrumb={<PageBreadcrumb title={title} href={routePath("sitemap", language)} />}
      />
      <Container>
        <div className={styles.groups}>
          <ImageBand picture={illustration} />
          {groups
            .filter(({ pages }) => pages.length > 0)
            .map((group) => (
              <section key={group.title}>
                <Heading level={2} size="title">
                  {group.title}
                </Heading>
                <ul className={styles.pages}>
                  {group.pages.map(([path, name]) => (
                    <li key={path} className={styles.page}>
                      <Link href={path}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      </Container>
    </>
  );
}
