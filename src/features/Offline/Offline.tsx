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
import type { CachedPage } from "./cachedPages.ts";
import * as styles from "./Offline.css.ts";
import { useCachedPages } from "./useCachedPages.ts";
import { useReloadWhenOnline } from "./useReloadWhenOnline.ts";

interface Props {
  /** Path of the site's root: "/" or "/region/" */
  base: string;
  /** The requested path: "/region/hr/blog/osijek/"; null if unknown. */
  address: string | null;
  /** In one size only: the file that the service worker caches. */
  illustration: PictureData;
}

function PageList({ title, pages }: { title: string; pages: CachedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <ul>
        {pages.map(({ path, title: name }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shown when there is no connection and the page is not cached: lists the pages that are. */
export function Offline({ base, address, illustration }: Props) {
  const t = useTranslate();
  const pages = useCachedPages(base);
  const hasPages = pages && pages.journey.length + pages.visited.length > 0;
  useReloadWhenOnline(address);
  return (
    <>
      <PageHeader
        title={t("offline.title")}
        lead={t("offline.lead")}
        picture={<Picture picture={illustration} sizes={pictureSizes.beside} ratio="3/2" isMain />}
      >
        {/* Reloads this address. A link, so it works without script. */}
        <LinkButton href="">{t("offline.try-again")}</LinkButton>
      </PageHeader>
      <Container>
        <div className={styles.readable}>
          <Prose>
            {pages && !hasPages && <p>{t("offline.nothing")}</p>}
            {pages && (
              <>
                <PageList title={t("offline.journey")} pages={pages.journey} />
                <PageList
                  title={
                    pages.journey.length > 0 ? t("offline.journey.visited") : t("offline.pages")
                  }
                  pages={pages.visited}
                />
              </>
            )}
          </Prose>
        </div>
      </Container>
    </>
  );
}
