import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Library } from "../documents/library.ts";
import { refuseWithoutToken, refuseWrongRef, wantsHtml } from "./access.ts";
import { describeRepository } from "./repository.ts";
import { sendError, sendJson } from "./send.ts";

export interface Service {
  token: string | undefined;
  library(): Library;
  graphql: RequestListener;
  picture(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    query: URLSearchParams,
  ): Promise<void>;
  log(line: string): void;
}

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD, POST, OPTIONS",
  "access-control-allow-headers": "authorization, content-type, prismic-ref",
  "access-control-max-age": "86400",
};

function handleContent(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const isGraphql = url.pathname !== "/api/v2";
  if (isGraphql && wantsHtml(request)) {
    service.graphql(request, response);
    return;
  }
  const library = service.library();
  const refusal =
    refuseWithoutToken(request, service.token) ??
    (isGraphql && request.method !== "POST"
      ? refuseWrongRef(request, url.searchParams, library.ref)
      : undefined);
  if (refusal !== undefined) sendError(response, refusal.status, refusal.message);
  else if (isGraphql) service.graphql(request, response);
  else sendJson(response, 200, describeRepository(library));
}

// Only looked up among known names, so a decoded "../" is harmless.
function pictureName({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname.slice("/images/".length));
  } catch {
    return "";
  }
}

async function handle(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  if (!URL.canParse(request.url ?? "/", "http://service")) {
    sendError(response, 400, "The address cannot be read.");
    return;
  }
  const url = new URL(request.url ?? "/", "http://service");
  const path = url.pathname.replace(/(.)\/$/, "$1");
  if (path === "/graphql" || path === "/api/v2") {
    url.pathname = path;
    handleContent(service, request, response, url);
  } else if (path.startsWith("/images/")) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendError(response, 405, "A picture can only be read (GET).");
    } else {
      await service.picture(request, response, pictureName(url), url.searchParams);
    }
  } else if (path === "/" && wantsHtml(request)) {
    response.writeHead(302, { location: "/graphql" }).end();
  } else {
    sendError(response, 404, "Nothing here. Try /graphql, /api/v2 or /images/<name>.");
  }
}

export function createHandler(service: Service): RequestListener {
  return (request, response) => {
    handle(service, request, response).catch((error: unknown) => {
      service.log(`${request.method} ${request.url}: ${error}`);
      if (!response.headersSent) sendError(response, 500, "The service could not answer this.");
      else response.destroy();
    });
  };
}
