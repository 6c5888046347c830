import type { ComponentType } from "react";
import type { DocumentOf, SiteDocument } from "../../documents/kinds.ts";
import type { DocumentType } from "../../i18n/routes.ts";
import type { Card } from "../../lists/cards.ts";
import { RELATED } from "../../lists/related.ts";
import { BlogDetail } from "../BlogDetail/BlogDetail.tsx";
import { DestinationDetail } from "../DestinationDetail/DestinationDetail.tsx";
import { type DetailProps, DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import { ProgramDetail } from "../ProgramDetail/ProgramDetail.tsx";

type DetailOf<Type extends DocumentType> = ComponentType<DetailProps<DocumentOf<Type>>>;

/** Detail features by document type. Other types use DocumentDetail. */
const DETAILS: { [Type in DocumentType]?: DetailOf<Type> } = {
  destination: DestinationDetail,
  program: ProgramDetail,
  blog: BlogDetail,
};

const detailOf = <Type extends DocumentType>(type: Type): DetailOf<Type> | undefined =>
  DETAILS[type];

export interface LiveDetailProps {
  document: SiteDocument;
  /** The newest documents of the list that it belongs to. */
  others: Card[];
}

/** Renders a document that is newer than the build, as its own page will look. */
export function LiveDetail({ document, others }: LiveDetailProps) {
  const Detail = detailOf(document.type) ?? DocumentDetail;
  return (
    <Detail document={document} related={{ documents: others.slice(0, RELATED), programs: [] }} />
  );
}
