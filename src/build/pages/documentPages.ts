import type { CreatePagesArgs } from "gatsby";
import type { SiteDocument } from "../../documents/kinds.ts";
import type { ViewModel } from "../../documents/viewModels/viewModel.ts";
import { picturesOf } from "../../images/pictures.ts";
import type { MapPart } from "../../maps/mapPart.ts";
import { nodeId } from "../content/nodes.ts";
import type { SiteData } from "../siteData.ts";
import { templatePath } from "../templates.ts";
import type { DetailContext } from "./pageContexts.ts";

export function createDetailPage(
  { actions }: CreatePagesArgs,
  document: SiteDocument,
  { sharedPictureOfDocument, metaOf, illustrationBeside }: SiteData,
  related: DetailContext["related"],
  viewModel: ViewModel,
  map: MapPart | undefined,
): void {
  const { language, translations, path, type } = document;
  const picture = sharedPictureOfDocument(document);
  const meta = metaOf(document, picture);
  const cards = [...related.programs, ...related.documents].flatMap((card) => card.picture ?? []);
  const illustration = illustrationBeside(document, [...picturesOf(document), ...cards]);
  actions.createPage<DetailContext>({
    path,
    component: templatePath(`${type}-detail`),
    context: {
      id: nodeId(document),
      language,
      translations,
      picture,
      related,
      meta,
      viewModel,
      illustration,
      map,
    },
  });
}
