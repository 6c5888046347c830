import { translator } from "../../i18n/words.ts";
import type { SiteDocument } from "../kinds.ts";
import { type DestinationViewModel, destinationViewModel } from "./destinationViewModel.ts";
import { type ProgramViewModel, programViewModel } from "./programViewModel.ts";

/** What the build tells in short of a document, by its kind. */
export interface ViewModels {
  blog: undefined;
  destination: DestinationViewModel;
  program: ProgramViewModel;
}

/** Of one kind: BriefOf<Program> */
export type ViewModelOf<D> = D extends { type: infer Type extends keyof ViewModels }
  ? ViewModels[Type]
  : never;

export type ViewModel = ViewModels[keyof ViewModels];

/** Given all documents, for what is near. */
export function toViewModel(document: SiteDocument, documents: SiteDocument[]): ViewModel {
  const t = translator(document.language);
  switch (document.type) {
    case "program":
      return programViewModel(document, t);
    case "destination":
      return destinationViewModel(document, documents, t);
    case "blog":
      return undefined;
  }
}
