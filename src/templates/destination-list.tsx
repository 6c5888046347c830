import { DestinationList } from "../features/DestinationList/DestinationList.tsx";
import { ListHead, type ListHeadProps, ListPage, type ListPageProps } from "../shell/ListPage.tsx";

export default function DestinationListPage(props: ListPageProps) {
  return <ListPage {...props} type="destination" List={DestinationList} />;
}

export const Head = (props: ListHeadProps) => <ListHead {...props} type="destination" />;
