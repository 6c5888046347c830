import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import type { ContentSettings } from "../../../../../src/config/env.ts";
import type { ContentRequest } from "../../../../../src/documents/load/service/answer.ts";
import { ContentError } from "../../../../../src/documents/load/service/errors.ts";

export interface Asked {
  method: string | undefined;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Reply = (response: ServerResponse, asked: Asked) => void;

export interface FaultyService {
  origin: string;
  /** Every request that came, in order. */
  asked: Asked[];
}

/** A real server that gives its replies one after the other, the last one for ever. */
export async function faultyService(...replies: Reply[]): Promise<FaultyService> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, headers, url = "/" } = request;
      const body = Buffer.concat(chunks).toString();
      const one = { method, headers, body, url: new URL(url, "http://service.example") };
      const reply = replies[Math.min(asked.length, replies.length - 1)];
      asked.push(one);
      reply?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return { origin: `http://127.0.0.1:${address.port}`, asked };
}

/** The address of a service that is not there. */
export async function unreachableOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

export const says =
  (text: string, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
  };

export const saysJson = (body: unknown, status?: number, headers?: Record<string, string>): Reply =>
  says(JSON.stringify(body), status, headers);

export const resets: Reply = (response) => {
  response.socket?.resetAndDestroy();
};

export const resetsWithin: Reply = (response) => {
  response.writeHead(200, { "content-length": "1000" });
  response.write('{"data":', () => response.socket?.resetAndDestroy());
};

export const hangs: Reply = () => {};

export const neverEnds: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"data":');
};

export const REQUEST: ContentRequest = {
  operationName: "AllBlogs",
  variables: { lang: "en-eu", after: null },
  query: "query AllBlogs($lang: String!) { allBlogs(lang: $lang) { totalCount } }",
};

export function settings(
  origin: string,
  { token, protocol = "post" }: Partial<ContentSettings> = {},
): ContentSettings {
  return { url: `${origin}/graphql`, token, protocol };
}

/** The error that a request ends with; one that succeeds fails the test. */
export async function errorOf(promise: Promise<unknown>): Promise<ContentError> {
  const error: unknown = await promise.then(
    () => "no error",
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContentError)) throw new Error(`not a ContentError: ${String(error)}`);
  return error;
}
