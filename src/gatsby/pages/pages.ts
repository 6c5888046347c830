import type { CreatePagesArgs } from "gatsby";
import { briefOf } from "../../content/brief/brief.ts";
import type { SiteDocument } from "../../content/kinds.ts";
import { mapPart } from "../../content/map/mapPart.ts";
import { relatedOf } from "../../content/related.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { SiteData } from "../siteData.ts";
import { createChoicePages } from "./choice.ts";
import { createDetailPage } from "./details.ts";
import { createFixedPages } from "./fixed.ts";
import { createListPages } from "./lists.ts";
import type { Files } from "./shared.ts";

export function createAllPages(
  args: CreatePagesArgs,
  documents: SiteDocument[],
  site: SiteData,
  files: Files,
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
    createDetailPage(args, document, site, ways, briefOf(document, documents), map);
  }
}
