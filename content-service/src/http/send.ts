import type { ServerResponse } from "node:http";

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
}

/** An error in the shape of a GraphQL answer, so that every client reads it the same way. */
export function sendError(response: ServerResponse, status: number, message: string): void {
  response.setHeader("cache-control", "no-store");
  sendJson(response, status, { errors: [{ message }] });
}
