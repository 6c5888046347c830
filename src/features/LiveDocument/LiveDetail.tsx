import type { Card } from "../../content/cards.ts";
import { RELATED } from "../../content/related.ts";
import type { SiteDocument } from "../../content/types.ts";
import { BlogDetail } from "../BlogDetail/BlogDetail.tsx";
import { DestinationDetail } from "../DestinationDetail/DestinationDetail.tsx";
import { ProgramDetail } from "../ProgramDetail/ProgramDetail.tsx";

export interface LiveDetailProps {
  document: SiteDocument;
  /** The newest of the list that it will stand in. */
  others: Card[];
}

/** The page that the build will make of the document. */
export function LiveDetail({ document, others }: LiveDetailProps) {
  const related = { documents: others.slice(0, RELATED), programs: [] };
  switch (document.type) {
    case "blog":
      return <BlogDetail post={document} related={related} />;
    case "destination":
      return <DestinationDetail destination={document} related={related} />;
    case "program":
      return <ProgramDetail program={document} related={related} />;
  }
}
