import { ProgramList } from "../features/ProgramList/ProgramList.tsx";
import { ListHead, type ListHeadProps, ListPage, type ListPageProps } from "../shell/ListPage.tsx";

export default function ProgramListPage(props: ListPageProps) {
  return <ListPage {...props} type="program" List={ProgramList} />;
}

export const Head = (props: ListHeadProps) => <ListHead {...props} type="program" />;
