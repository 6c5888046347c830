import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { useNearest } from "./useNearest.ts";

interface Props {
  /** What the visitor asked for: "/hr/blog/osjek/" */
  address: string;
  /** Where the names of all documents are. */
  names: string;
}

export function NotFound({ address, names }: Props) {
  const t = useWords();
  const language = useLanguage();
  const nearest = useNearest(address, names);
  return (
    <>
      <PageHeader title={t("not-found.title")} lead={t("not-found.paragraph-one")} />
      <Container>
        <Prose>
          <p>{t("not-found.paragraph-two")}</p>
          <p>
            <LinkButton href={routePath("home", language)}>{t("not-found.home-page")}</LinkButton>
          </p>
          {/* Last, because it comes late: nothing moves away from under a finger. */}
          {nearest.length > 0 && (
            <>
              <Heading level={2} size="title">
                {t("not-found.nearest")}
              </Heading>
              <ul>
                {nearest.map(([path, title]) => (
                  <li key={path}>
                    <Link href={path}>{title}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Prose>
      </Container>
    </>
  );
}
