import type { CreatePagesArgs } from "gatsby";
import type { SiteDocument } from "../../documents/kinds.ts";
import { toViewModel } from "../../documents/viewModels/viewModel.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { relatedOf } from "../../lists/related.ts";
import { mapPart } from "../../maps/mapPart.ts";
import type { SiteData } from "../siteData.ts";
import { createDetailPage } from "./documentPages.ts";
import { createChoicePages } from "./languageChoicePages.ts";
import { createListPages } from "./listPages.ts";
import type { BuildFiles } from "./sharedContext.ts";
import { createFixedPages } from "./singlePages.ts";

export function createAllPages(
  args: CreatePagesArgs,
  documents: SiteDocument[],
  site: SiteData,
  files: BuildFiles,
): void {
  createChoicePages(args, site, files.names);
  for (const language of LANGUAGES) {
    createFixedPages(args, site, files, language, documents);
    createListPages(args, site, files, language, documents);
  }
  const related = relatedOf(documents);
  for (const document of documents) {
    const ways = related.get(document.path) ?? { documents: [], programs: [] };
    const map = mapPart(document, documents, files.maps);
    createDetailPage(args, document, site, ways, toViewModel(document, documents), map);
  }
}
