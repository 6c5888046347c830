import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { type Route, routePath } from "../../i18n/routes.ts";
import { PathToPage } from "../Path/PathToPage.tsx";

interface Props {
  route: Route;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of words: title, lead and what follows. */
export function FixedPage({ route, title, lead, children }: Props) {
  const href = routePath(route, useLanguage());
  return (
    <>
      <PageHeader title={title} lead={lead} breadcrumb={<PathToPage title={title} href={href} />} />
      <Container>
        <Prose>{children}</Prose>
      </Container>
    </>
  );
}
