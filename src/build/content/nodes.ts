import type { CreatePagesArgs } from "gatsby";
import type { SiteDocument } from "../../documents/kinds.ts";
import { NODE_TYPE } from "./schema.ts";

export function nodeId(document: Pick<SiteDocument, "path">): string {
  return `document ${document.path}`;
}

/** Creates a node per document, and deletes those of documents that are gone. */
export function createNodes(
  { actions, createContentDigest, getNodesByType }: CreatePagesArgs,
  documents: SiteDocument[],
): void {
  const kept = new Set(documents.map(nodeId));
  for (const node of getNodesByType(NODE_TYPE)) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
  for (const document of documents) {
    actions.createNode({
      document,
      id: nodeId(document),
      parent: null,
      children: [],
      internal: {
        type: NODE_TYPE,
        contentDigest: createContentDigest({ document }),
      },
    });
  }
}
