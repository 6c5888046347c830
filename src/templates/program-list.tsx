import type { HeadProps, PageProps } from "gatsby";
import { ofType } from "../content/cards.ts";
import { ProgramList } from "../features/ProgramList/ProgramList.tsx";
import type { ListContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { ListHead, ListPage } from "../layouts/ListPage.tsx";
import { inPlace } from "../layouts/listParts.ts";

export default function ProgramListPage(props: PageProps<object, ListContext>) {
  const { cards, parts, place } = props.pageContext;
  return (
    <ListPage {...props} type="program">
      <ProgramList programs={ofType(cards, "program")} parts={inPlace(parts)} place={place} />
    </ListPage>
  );
}

export function Head(props: HeadProps<object, ListContext>) {
  const t = translator(props.pageContext.language);
  return <ListHead {...props} type="program" description={t("packages.lead")} />;
}
