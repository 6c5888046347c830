import type { HeadProps, PageProps } from "gatsby";
import { ofType } from "../content/cards.ts";
import { DestinationList } from "../features/DestinationList/DestinationList.tsx";
import type { ListContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { ListHead, ListPage } from "../layouts/ListPage.tsx";
import { inPlace } from "../layouts/listParts.ts";

export default function DestinationListPage(props: PageProps<object, ListContext>) {
  const { cards, parts, place } = props.pageContext;
  return (
    <ListPage {...props} type="destination">
      <DestinationList
        destinations={ofType(cards, "destination")}
        parts={inPlace(parts)}
        place={place}
      />
    </ListPage>
  );
}

export function Head(props: HeadProps<object, ListContext>) {
  const t = translator(props.pageContext.language);
  return <ListHead {...props} type="destination" description={t("destinations.lead")} />;
}
