import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { type Route, routePath } from "../../i18n/routes.ts";
import { PathToPage } from "../Path/PathToPage.tsx";
import * as styles from "./DocumentList.css.ts";

interface Props {
  route: Route;
  title: string;
  lead: string;
  /** "12 stories" */
  count: string;
  emptyMessage: string;
  /** The cards; none when the list is empty. */
  children: ReactNode;
}

export function DocumentList({ route, title, lead, count, emptyMessage, children }: Props) {
  const t = useWords();
  const language = useLanguage();
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={<PathToPage title={title} href={routePath(route, language)} />}
      />
      <Container>
        <div className={styles.list}>
          {count && <h2 className={styles.count}>{count}</h2>}
          {children || (
            <Message
              action={
                <LinkButton href={routePath("home", language)} tone="quiet" size="small">
                  {t("not-found.home-page")}
                </LinkButton>
              }
            >
              {emptyMessage}
            </Message>
          )}
        </div>
      </Container>
    </>
  );
}
