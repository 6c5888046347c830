import { Container } from "../../components/Container/Container.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import type { Name } from "../../content/nearest.ts";
import type { SiteIndex } from "../../content/siteIndex.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { type Route, routePath } from "../../i18n/routes.ts";
import { PathToPage } from "../Path/PathToPage.tsx";
import * as styles from "./Sitemap.css.ts";

interface Props {
  documents: SiteIndex;
}

/** Every page of the language by its kind: words only, however many there are. */
export function Sitemap({ documents }: Props) {
  const t = useWords();
  const language = useLanguage();
  const fixed: [Route, string][] = [
    ["home", t("nav.home")],
    ["destinations", t("nav.destinations")],
    ["programs", t("nav.programs")],
    ["blog", t("nav.blog")],
    ["about", t("nav.about")],
    ["aboutProject", t("nav.about-project")],
    ["accessibility", t("accessibility.title")],
    ["contact", t("nav.contact")],
  ];
  const groups: { title: string; pages: Name[] }[] = [
    {
      title: t("sitemap.fixed"),
      pages: fixed.map(([route, name]) => [routePath(route, language), name]),
    },
    { title: t("destinations.title"), pages: documents.destination },
    { title: t("packages.title"), pages: documents.program },
    { title: t("blog.title"), pages: documents.blog },
  ];
  const title = t("sitemap.title");
  return (
    <>
      <PageHeader
        title={title}
        lead={t("sitemap.lead")}
        breadcrumb={<PathToPage title={title} href={routePath("sitemap", language)} />}
      />
      <Container>
        <div className={styles.groups}>
          {groups
            .filter(({ pages }) => pages.length > 0)
            .map((group) => (
              <section key={group.title}>
                <h2 className={styles.name}>{group.title}</h2>
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
