import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { Picture as PictureData } from "../../documents/types.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { useSuggestions } from "./useSuggestions.ts";

interface Props {
  /** The requested path: "/hr/blog/osjek/" */
  address: string;
  /** Path of the file with the titles of all documents, for "did you mean" suggestions. */
  names: string;
  illustration: PictureData;
}

export function NotFound({ address, names, illustration }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const nearest = useSuggestions(address, names);
  return (
    <>
      <PageHeader
        title={t("not-found.title")}
        lead={`${t("not-found.paragraph-one")} ${t("not-found.paragraph-two")}`}
        picture={<Picture picture={illustration} sizes={pictureSizes.beside} ratio="3/2" isMain />}
      >
        <LinkButton href={routePath("home", language)}>{t("not-found.home-page")}</LinkButton>
      </PageHeader>
      <Container>
        <Prose>
          {/* Last, because it loads late: nothing else moves. */}
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
