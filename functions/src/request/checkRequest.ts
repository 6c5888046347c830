import type { IncomingMessage, ServerResponse } from "node:http";
import { isTokenFor } from "./appCheckToken.ts";
import {
  BODY_ERRORS,
  type ErrorResponse,
  FOREIGN_ORIGIN,
  invalidArgument,
} from "./errorResponses.ts";
import { isAllowedOrigin } from "./origins.ts";
import { parseBody } from "./parseBody.ts";
import { MAX_BYTES, readBody } from "./readBody.ts";
import type { RequestCheck } from "./requestGuard.ts";

type Environment = Record<string, string | undefined>;

interface Options {
  env: Environment;
  /** Receives the reason of each refusal; never a text from the request. */
  log: (fault: string) => void;
}

/** Request headers that CORS allows: those of Firebase's client. */
const ALLOWED_HEADERS =
  "content-type, x-firebase-appcheck, authorization, firebase-instance-id-token";

/** Paths of Firebase's tools, by the environment variable that each sets: the emulator, and the deploying CLI. */
const TOOL_PATHS: Record<string, string[]> = {
  FUNCTIONS_EMULATOR: ["/__/health"],
  FUNCTIONS_CONTROL_API: ["/__/functions.yaml", "/__/quitquitquit"],
};

const APP_CHECK = "x-firebase-appcheck";

/** The only headers that Firebase's code sees, and could log. */
const FORWARDED_HEADERS = [
  "host",
  "origin",
  "content-type",
  "x-forwarded-for",
  "x-forwarded-proto",
  APP_CHECK,
];

/** How long the rest of a refused request is read, so that its sender gets the answer. */
const DRAIN_TIMEOUT_MS = 5000;

/**
 * Creates the check of each request: an inquiry passes, read and parsed. Everything else gets an error in
 * the form of Firebase's callables, which repeats nothing that was sent.
 */
export function createRequestCheck({ env, log }: Options): RequestCheck {
  const refuse = (
    request: IncomingMessage,
    response: ServerResponse,
    error: ErrorResponse,
  ): false => {
    log(error.message);
    sendError(request, response, error);
    return false;
  };
  return async (request, response) => {
    if (isFirebaseToolRequest(request, env)) return true;
    const { origin } = request.headers;
    response.setHeader("vary", "Origin");
    if (origin !== undefined) {
      if (!isAllowedOrigin(origin, env)) return refuse(request, response, FOREIGN_ORIGIN);
      response.setHeader("access-control-allow-origin", origin);
    }
    if (request.method === "OPTIONS") return answerPreflight(request, response);
    const headerError = findHeaderError(request);
    if (headerError) return refuse(request, response, headerError);
    const body = await readBody(request);
    if (typeof body === "string") return refuse(request, response, BODY_ERRORS[body]);
    const { data, fault } = parseBody(body);
    if (fault !== undefined) return refuse(request, response, invalidArgument(fault));
    forwardRequest(request, data, env.GCLOUD_PROJECT ?? "");
    return true;
  };
}

/** Whether it is an empty GET request of a Firebase tool that runs the function. */
function isFirebaseToolRequest(
  { method, url = "", headers }: IncomingMessage,
  env: Environment,
): boolean {
  const isEmpty = !("content-length" in headers) && !("transfer-encoding" in headers);
  const tool = Object.entries(TOOL_PATHS).find(([, paths]) => paths.includes(url));
  return method === "GET" && isEmpty && tool !== undefined && env[tool[0]] === "true";
}

function findHeaderError({ method, headers }: IncomingMessage): ErrorResponse | undefined {
  if (method !== "POST") return invalidArgument("Inquiries are sent by POST.", 405);
  const [type, ...details] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const isUtf8 = details.every((detail) => /^(charset="?utf-8"?)?$/.test(detail.trim()));
  if (type?.trim() !== "application/json" || !isUtf8)
    return invalidArgument("Send JSON in UTF-8.", 415);
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding.toLowerCase() !== "identity")
    return invalidArgument("Send it without a content encoding.", 415);
  if (Number(headers["content-length"] ?? 0) > MAX_BYTES) return BODY_ERRORS["too-large"];
  return undefined;
}

/** Firebase's code then uses request.body, as the stream has been read. */
function forwardRequest(request: IncomingMessage, data: unknown, project: string): void {
  Object.assign(request, { body: { data } });
  request.url = "/";
  const { headers } = request;
  if (!isTokenFor(project, String(headers[APP_CHECK]))) delete headers[APP_CHECK];
  request.headers = Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])),
  );
}

/** The answer to a CORS preflight request. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): false {
  response.writeHead(204, {
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": ALLOWED_HEADERS,
    "access-control-max-age": "3600",
  });
  endAfterDraining(request, response);
  return false;
}

function sendError(request: IncomingMessage, response: ServerResponse, error: ErrorResponse): void {
  const { code, status, message } = error;
  const text = JSON.stringify({ error: { status, message } });
  if (code === 405) response.setHeader("allow", "POST, OPTIONS");
  response.writeHead(code, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  });
  response.write(text);
  endAfterDraining(request, response);
}

/**
 * Ending the answer may close the connection, and a client that is still sending then reads no answer. So
 * the rest of the request is read and thrown away first.
 */
function endAfterDraining(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return void response.end();
  response.flushHeaders();
  const timer = setTimeout(() => request.socket.destroy(), DRAIN_TIMEOUT_MS).unref();
  response.once("close", () => clearTimeout(timer));
  request.once("end", () => {
    if (response.shouldKeepAlive) response.end();
  });
  request.resume();
}
