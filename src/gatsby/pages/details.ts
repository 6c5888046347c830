import type { CreatePagesArgs } from "gatsby";
import type { Brief } from "../../content/brief/brief.ts";
import type { SiteDocument } from "../../content/kinds.ts";
import type { MapPart } from "../../content/map/mapPart.ts";
import { picturesOf } from "../../content/pictures.ts";
import { nodeId } from "../nodes.ts";
import type { SiteData } from "../siteData.ts";
import type { DetailContext } from "./contexts.ts";
import { template } from "./shared.ts";

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
