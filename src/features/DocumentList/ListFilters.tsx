import type { ReactNode } from "react";
import { FilterTray } from "../../components/FilterTray/FilterTray.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Translate } from "../../i18n/messages.ts";
import type { DocumentType } from "../../i18n/routes.ts";
import type { Card } from "../../lists/cards.ts";
import * as styles from "./DocumentList.css.ts";
import { useAnnouncement } from "./useAnnouncement.ts";
import type { Listing } from "./useListing.ts";

type Count = (count: number, t: Translate) => string;

/** "Show 7 trips" */
const SHOW: Partial<Record<DocumentType, Count>> = {
  blog: (count, t) => t("filters.show-stories", { count }),
  destination: (count, t) => t("filters.show-destinations", { count }),
  program: (count, t) => t("filters.show-programs", { count }),
};

interface Props {
  type: DocumentType;
  listing: Listing<Card>;
  /** Control to sort the list. */
  order?: ReactNode;
  /** Beside the filters: a link, or a switch of views. */
  beside?: ReactNode;
  /** FilterButtons and FilterCheckboxes. */
  children: ReactNode;
}

/** The filters above a list; on a phone in a tray, together with the order. */
export function ListFilters({ type, listing, order, beside, children }: Props) {
  const t = useTranslate();
  const { params: address, season } = listing;
  const chosen = Object.values(address.chosen).flat().length;
  const count = season?.count ?? listing.count;
  const results = t("list.results", { count });
  return (
    <div className={styles.choices}>
      <FilterTray
        words={{
          title: t("filters.title"),
          chosen: t("filters.chosen", { chosen: chosen || 1 }),
          show: SHOW[type]?.(count, t) ?? results,
          reset: t("filters.reset"),
          close: t("filters.close"),
        }}
        isChosen={chosen > 0}
        onReset={address.reset}
        order={order}
        status={useAnnouncement(results)}
      >
        {children}
      </FilterTray>
      {beside}
    </div>
  );
}
