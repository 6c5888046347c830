import { translator } from "../../i18n/messages.ts";
import type { SiteDocument } from "../kinds.ts";
import { type BlogViewModel, blogViewModel } from "./blogViewModel.ts";
import { type DestinationViewModel, destinationViewModel } from "./destinationViewModel.ts";
import { type JourneyViewModel, journeyViewModel } from "./journeyViewModel.ts";
import { type ProgramViewModel, programViewModel } from "./programViewModel.ts";

/** What the build prepares for a document's page, by kind. */
export interface ViewModels {
  blog: BlogViewModel;
  destination: DestinationViewModel;
  journey: JourneyViewModel;
  program: ProgramViewModel;
}

/** ViewModelOf<Program> */
export type ViewModelOf<D> = D extends { type: infer Type extends keyof ViewModels }
  ? ViewModels[Type]
  : never;

/** undefined for a kind that needs none. */
export type ViewModel = ViewModels[keyof ViewModels] | undefined;

/** `documents` are all of the site, for places nearby. */
export function toViewModel(document: SiteDocument, documents: SiteDocument[]): ViewModel {
  const t = translator(document.language);
  switch (document.type) {
    case "program":
      return programViewModel(document, t);
    case "destination":
      return destinationViewModel(document, documents, t);
    case "journey":
      return journeyViewModel(document, documents, t);
    case "blog":
      return blogViewModel(document, t);
  }
}
