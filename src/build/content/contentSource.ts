import { readFileSync } from "node:fs";
import { buildSchema } from "gatsby/graphql";
import type { ContentSettings } from "../../config/env.ts";
import { createSend } from "../../documents/load/service/send.ts";
import { withRetries } from "../../documents/load/service/withRetries.ts";
import { isRecord } from "../../documents/raw.ts";

/** The field below which Gatsby's own GraphQL shows the content service. */
export const CONTENT_FIELD = "content";

export const TIME_LIMIT = 30_000;

/** The fetch of gatsby-source-graphql, for both transports of the contract: with retries, a time limit and clear errors. */
function createFetch(settings: ContentSettings): typeof fetch {
  const send = withRetries(createSend(settings, { fetch, timeLimit: TIME_LIMIT }));
  return async (_url, init) => {
    const request: unknown = JSON.parse(String(init?.body));
    if (!isRecord(request) || typeof request.query !== "string") {
      throw new Error("gatsby-source-graphql sent a request without a query.");
    }
    const answer = await send({
      operationName: typeof request.operationName === "string" ? request.operationName : "",
      variables: isRecord(request.variables) ? request.variables : {},
      query: request.query,
    });
    return new Response(JSON.stringify(answer), {
      headers: { "content-type": "application/json" },
    });
  };
}

/** The schema is the contract's; queries contain only the fields that the service has (serviceSchema.ts). */
export function contentSource(settings: ContentSettings, schemaFile: string) {
  return {
    resolve: "gatsby-source-graphql",
    options: {
      typeName: "ContentService",
      fieldName: CONTENT_FIELD,
      url: settings.url,
      fetch: createFetch(settings),
      createSchema: () => buildSchema(readFileSync(schemaFile, "utf8")),
    },
  };
}
