import type { ContentService, ContentServiceOptions } from "./options.ts";

/** Starts the embedded content service; throws ContentFaults when documents are faulty. */
export async function startContentService(
  options: ContentServiceOptions = {},
): Promise<ContentService> {
  // Importing this file costs nothing: GraphQL, pictures and Markdown load when a service starts.
  const { openService } = await import("./open-service.ts");
  return openService(options);
}
