import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Program } from "../content/types.ts";
import { ProgramDetail } from "../features/ProgramDetail/ProgramDetail.tsx";
import type { DetailContext } from "../gatsby/pages.ts";
import { DocumentHead } from "../layouts/PageHead/DocumentHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

interface Data {
  document: Program;
}

export default function ProgramDetailPage({ data, pageContext }: PageProps<Data, DetailContext>) {
  return (
    <SiteLayout {...pageContext}>
      <ProgramDetail program={data.document} related={pageContext.related} />
    </SiteLayout>
  );
}

export function Head({ data: { document }, pageContext }: HeadProps<Data, DetailContext>) {
  return <DocumentHead {...pageContext} document={document} />;
}

export const query = graphql`
  query ProgramDetail($id: String!) {
    document: program(id: { eq: $id }) {
      type
      uid
      language
      path
      title
      summary
      publishedAt
      updatedAt
      content
      translations
      category
      description
      programType
      ageRestriction
      activityLevel
      duration
      days
      price
      steps
      pictures
    }
  }
`;
