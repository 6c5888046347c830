import { useEffect, useMemo } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { SearchForm } from "../../components/SearchForm/SearchForm.tsx";
import { Spinner } from "../../components/Spinner/Spinner.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { QUERY_PARAM, searchPath } from "../../i18n/searchPath.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { BrowseLinks } from "./BrowseLinks.tsx";
import { Results } from "./Results.tsx";
import * as styles from "./Search.css.ts";
import { useQuery } from "./useQuery.ts";
import { useSiteSearch } from "./useSiteSearch.ts";

interface Props {
  /** Path of the search index. */
  index: string;
  /** Path of the search page, for the form. */
  action: string;
}

/** Search over documents and pages in the visitor's language. The query is in the address. */
export function Search({ index, action }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { text, query, type, submit } = useQuery();
  const { search, hasFailed, open } = useSiteSearch(index);
  useEffect(() => {
    if (query !== "") open();
  }, [query, open]);
  const found = useMemo(
    () => (query === "" ? null : (search?.find(query) ?? null)),
    [search, query],
  );
  const isWaiting = query !== "" && found === null;

  const title = t("search.title");
  const nothing = t("search.nothing", { query });
  const results = t("search.results", { count: found?.length ?? 0, query });
  return (
    <>
      <PageHeader
        size="compact"
        title={title}
        lead={t("search.lead")}
        breadcrumb={<PageBreadcrumb title={title} href={searchPath(language)} />}
      />
      <Container>
        <div className={styles.frame}>
          <div className={styles.form}>
            <SearchForm
              label={title}
              inputLabel={t("search.label")}
              submitLabel={t("search.submit")}
              action={action}
              name={QUERY_PARAM}
              value={text}
              onChange={type}
              onSubmit={submit}
              onIntent={open}
              isClearedByEscape
            />
          </div>
          <VisuallyHidden role="status">
            {isWaiting && !hasFailed && t("search.loading")}
            {found && (found.length > 0 ? results : nothing)}
          </VisuallyHidden>
          <noscript>
            <p>{t("search.no-script")}</p>
          </noscript>
          {query === "" && <BrowseLinks />}
          {isWaiting && !hasFailed && <Spinner label={t("search.loading")} />}
          {isWaiting && hasFailed && (
            <Message
              tone="error"
              isAnnounced
              action={
                <Button tone="quiet" size="small" onClick={open}>
                  {t("list.try-again")}
                </Button>
              }
            >
              {t("search.failed")}
            </Message>
          )}
          {search && found && found.length > 0 && (
            <Results title={results} found={found} excerpt={search.excerpt} />
          )}
          {found?.length === 0 && (
            <div className={styles.nothing}>
              <Message heading={nothing}>{t("search.nothing.help")}</Message>
              <BrowseLinks />
            </div>
          )}
        </div>
      </Container>
    </>
  );
}
