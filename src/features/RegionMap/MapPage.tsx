import { Container } from "../../components/Container/Container.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import type { RegionMap as RegionMapData } from "../../maps/regionMap.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { awayIn, MonthChoice, useMonth } from "./MonthChoice.tsx";
import { RegionMap } from "./RegionMap.tsx";

/** The map of the whole region with its places and programs. */
export function MapPage({ map }: { map: RegionMapData }) {
  const t = useTranslate();
  const language = useLanguage();
  const month = useMonth();
  return (
    <>
      <PageHeader
        size="compact"
        title={t("map.title")}
        lead={t("map.lead")}
        breadcrumb={<PageBreadcrumb title={t("map.title")} href={routePath("map", language)} />}
      />
      <Container>
        {map.places.some(({ months }) => months.length > 0) && (
          <MonthChoice month={month} places={map.places} />
        )}
        <RegionMap map={map} aside={awayIn(month, map.places)} />
      </Container>
    </>
  );
}
