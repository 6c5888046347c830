import { BlogList } from "../features/BlogList/BlogList.tsx";
import { ListHead, type ListHeadProps, ListPage, type ListPageProps } from "../shell/ListPage.tsx";

export default function BlogListPage(props: ListPageProps) {
  return <ListPage {...props} type="blog" List={BlogList} />;
}

export const Head = (props: ListHeadProps) => <ListHead {...props} type="blog" />;
