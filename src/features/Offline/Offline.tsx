import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { Picture as PictureData } from "../../documents/types.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import * as styles from "./Offline.css.ts";
import { useCachedPages } from "./useCachedPages.ts";
import { useReloadWhenOnline } from "./useReloadWhenOnline.ts";

interface Props {
  /** Where the site lives: "/" or "/region/" */
  base: string;
  /** What the visitor asked for: "/region/hr/blog/osijek/"; null where that is not known. */
  address: string | null;
  /** In one size: the file that the worker keeps. */
  illustration: PictureData;
}

/** There is no connection, and the page was never read before: what can be read instead. */
export function Offline({ base, address, illustration }: Props) {
  const t = useTranslate();
  const pages = useCachedPages(base);
  useReloadWhenOnline(address);
  return (
    <>
      <PageHeader
        title={t("offline.title")}
        lead={t("offline.lead")}
        picture={<Picture picture={illustration} sizes={pictureSizes.beside} ratio="3/2" isMain />}
      >
        {/* The page itself once more, which asks at once: a link that needs no script. */}
        <LinkButton href="">{t("offline.try-again")}</LinkButton>
      </PageHeader>
      <Container>
        <div className={styles.readable}>
          <Prose>
            {pages?.length === 0 && <p>{t("offline.nothing")}</p>}
            {pages !== null && pages.length > 0 && (
              <>
                <Heading level={2} size="title">
                  {t("offline.pages")}
                </Heading>
                <ul>
                  {pages.map(({ path, title }) => (
                    <li key={path}>
                      <Link href={path}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Prose>
        </div>
      </Container>
    </>
  );
}
