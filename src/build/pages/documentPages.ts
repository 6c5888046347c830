import type { CreatePagesArgs } from "gatsby";
import type { SiteDocument } from "../../documents/kinds.ts";
import type { ViewModel } from "../../documents/viewModels/viewModel.ts";
import { picturesOf } from "../../images/pictures.ts";
import type { MapPart } from "../../maps/mapPart.ts";
import { nodeId } from "../content/nodes.ts";
import { hasPageMessages, pageMessages } from "../files/messages.ts";
import type { SiteData } from "../siteData.ts";
import { type TemplateName, templatePath } from "../templates.ts";
import type { DetailContext } from "./pageContexts.ts";

export function createDetailPage(
  { actions }: CreatePagesArgs,
  document: SiteDocument,
  { sharedPictureOfDocument, metaOf, illustrationBeside, peopleOf }: SiteData,
  related: DetailContext["related"],
  viewModel: ViewModel,
  map: MapPart | undefined,
): void {
  const { language, translations, path, type } = document;
  const picture = sharedPictureOfDocument(document);
  const meta = metaOf(document, picture);
  const cards = [...related.programs, ...related.documents].flatMap((card) => card.picture ?? []);
  const illustration = illustrationBeside(document, [...picturesOf(document), ...cards]);
  const template: TemplateName = `${type}-detail`;
  actions.createPage<DetailContext>({
    path,
    component: templatePath(template),
    context: {
      ...(hasPageMessages(template) ? { words: pageMessages(template, language) } : {}),
      id: nodeId(document),
      language,
      translations,
      picture,
      related,
      meta,
      viewModel,
      illustration,
      people: peopleOf(document),
      map,
    },
  });
}
