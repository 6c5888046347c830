import type { CreatePagesArgs } from "gatsby";
import type { SiteDocument } from "../../documents/kinds.ts";
import type { Brief } from "../../documents/viewModels/viewModel.ts";
import { picturesOf } from "../../images/pictures.ts";
import type { MapPart } from "../../maps/mapPart.ts";
import { nodeId } from "../nodes.ts";
import type { SiteData } from "../siteData.ts";
import type { DetailContext } from "./pageContexts.ts";
import { template } from "./sharedContext.ts";

export function createDetailPage(
  { actions }: CreatePagesArgs,
  document: SiteDocument,
  { documentOf, tell, askSceneOf }: SiteData,
  related: DetailContext["related"],
  brief: Brief,
  map: MapPart | undefined,
): void {
  const { language, translations, path, type } = document;
  const picture = documentOf(document);
  const told = tell(document, picture);
  const cards = [...related.programs, ...related.documents].flatMap((card) => card.picture ?? []);
  const scene = askSceneOf(type, [...picturesOf(document), ...cards]);
  actions.createPage<DetailContext>({
    path,
    component: template(`${type}-detail`),
    context: {
      id: nodeId(document),
      language,
      translations,
      picture,
      related,
      told,
      brief,
      scene,
      map,
    },
  });
}
