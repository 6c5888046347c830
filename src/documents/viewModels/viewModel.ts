import { translator } from "../../i18n/words.ts";
import type { SiteDocument } from "../kinds.ts";
import { type DestinationBrief, destinationBrief } from "./destinationViewModel.ts";
import { type ProgramBrief, programBrief } from "./programViewModel.ts";

/** What the build tells in short of a document, by its kind. */
export interface Briefs {
  blog: undefined;
  destination: DestinationBrief;
  program: ProgramBrief;
}

/** Of one kind: BriefOf<Program> */
export type BriefOf<D> = D extends { type: infer Type extends keyof Briefs } ? Briefs[Type] : never;

export type Brief = Briefs[keyof Briefs];

/** Given all documents, for what is near. */
export function briefOf(document: SiteDocument, documents: SiteDocument[]): Brief {
  const t = translator(document.language);
  switch (document.type) {
    case "program":
      return programBrief(document, t);
    case "destination":
      return destinationBrief(document, documents, t);
    case "blog":
      return undefined;
  }
}
