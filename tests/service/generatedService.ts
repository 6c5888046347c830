import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buildSchema, graphql } from "graphql";
import { listField } from "../../src/documents/load/service/listNames.ts";
import { isRecord } from "../../src/documents/raw.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../src/i18n/routes.ts";
import type { Documents } from "./documents.ts";

/** Answers in place of the service when it returns true. */
export type Fault = (request: ServiceRequest, response: ServerResponse) => boolean;

export interface ServiceRequest {
  /** 1 for the first request since the service was started. */
  number: number;
  operationName: string;
  variables: Record<string, unknown>;
}

interface Options {
  documents: Documents;
  pageCap: number;
  fault?: Fault;
}

interface Arguments {
  lang?: string;
  first?: number;
  after?: string;
}

export interface GeneratedService {
  url: string;
  requests: ServiceRequest[];
  close(): Promise<void>;
}

function connection(documents: Documents[DocumentType], pageCap: number) {
  return ({ lang, first = pageCap, after }: Arguments) => {
    const all = documents.filter((document) => document._meta.lang === lang);
    const start = after === undefined || after === null ? 0 : Number(after) + 1;
    const page = all.slice(start, start + Math.min(first, pageCap));
    const end = start + page.length;
    return {
      totalCount: all.length,
      pageInfo: {
        hasNextPage: end < all.length,
        hasPreviousPage: start > 0,
        startCursor: String(start),
        endCursor: String(end - 1),
      },
      edges: page.map((node, index) => ({ node, cursor: String(start + index) })),
    };
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/**
 * A service that keeps the contract over generated documents, or breaks it where a fault says so.
 */
export async function startGeneratedService(options: Options): Promise<GeneratedService> {
  const { documents, pageCap, fault } = options;
  const schema = buildSchema(readFileSync("content-service/content.graphql", "utf8"));
  const rootValue = Object.fromEntries(
    DOCUMENT_TYPES.map((type) => [listField(type), connection(documents[type], pageCap)]),
  );
  const requests: ServiceRequest[] = [];

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: unknown = JSON.parse(await readBody(message));
    if (!isRecord(body)) throw new Error("a request is an object");
    const request: ServiceRequest = {
      number: requests.length + 1,
      operationName: String(body.operationName),
      variables: isRecord(body.variables) ? body.variables : {},
    };
    requests.push(request);
    if (fault?.(request, response)) return;
    const result = await graphql({
      schema,
      rootValue,
      source: String(body.query),
      variableValues: request.variables,
      operationName: request.operationName,
    });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(result));
  };

  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the service has no port");
  return {
    url: `http://127.0.0.1:${address.port}/graphql`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
