import type { CreatePagesArgs } from "gatsby";
import { DOCUMENT_TYPES, type SiteDocument } from "../content/types.ts";
import { NODE_TYPES } from "./schema.ts";

export function nodeId(document: Pick<SiteDocument, "path">): string {
  return `document ${document.path}`;
}

/** One node a document. Those of an earlier build that are gone from the service go as well. */
export function createNodes(
  { actions, createContentDigest, getNodesByType }: CreatePagesArgs,
  documents: SiteDocument[],
): void {
  const kept = new Set(documents.map(nodeId));
  for (const type of DOCUMENT_TYPES) {
    for (const node of getNodesByType(NODE_TYPES[type])) {
      if (!kept.has(node.id)) actions.deleteNode(node);
    }
  }
  for (const document of documents) {
    actions.createNode({
      ...document,
      id: nodeId(document),
      parent: null,
      children: [],
      internal: {
        type: NODE_TYPES[document.type],
        contentDigest: createContentDigest(document),
      },
    });
  }
}
