import type { IncomingMessage, ServerResponse } from "node:http";
import { isTokenFor } from "./appCheckToken.ts";
import { MOST_BYTES, readBody } from "./body.ts";
import type { Admit } from "./door.ts";
import { readEnvelope } from "./envelope.ts";
import { isOurOrigin } from "./origins.ts";
import { FOREIGN, invalid, type Refusal, UNREAD } from "./refusals.ts";

type Environment = Record<string, string | undefined>;

interface Doorkeeper {
  env: Environment;
  /** Is told why somebody was refused, in words of ours. */
  note: (fault: string) => void;
}

/** What a page may send beside the inquiry: Firebase's client asks for these. */
const ALLOWED_HEADERS =
  "content-type, x-firebase-appcheck, authorization, firebase-instance-id-token";

/** By the setting that says which tool it is: the emulator, or the command line that deploys. */
const TOOL_PATHS: Record<string, string[]> = {
  FUNCTIONS_EMULATOR: ["/__/health"],
  FUNCTIONS_CONTROL_API: ["/__/functions.yaml", "/__/quitquitquit"],
};

const APP_CHECK = "x-firebase-appcheck";

/** What those behind need. Nothing else gets to them, or into a log of theirs. */
const HANDED_ON = [
  "host",
  "origin",
  "content-type",
  "x-forwarded-for",
  "x-forwarded-proto",
  APP_CHECK,
];

/** So long what was refused may go on arriving, so that its sender reads the answer first. */
const LINGERING_IN_MS = 5000;

/**
 * Lets in what is an inquiry, read and parsed, and answers everything else as Firebase's callables do,
 * without a word of what was sent.
 */
export function admitting({ env, note }: Doorkeeper): Admit {
  const refuse = (request: IncomingMessage, response: ServerResponse, refusal: Refusal): false => {
    note(refusal.message);
    answer(request, response, refusal);
    return false;
  };
  return async (request, response) => {
    if (isOfTheTools(request, env)) return true;
    const { origin } = request.headers;
    response.setHeader("vary", "Origin");
    if (origin !== undefined) {
      if (!isOurOrigin(origin, env)) return refuse(request, response, FOREIGN);
      response.setHeader("access-control-allow-origin", origin);
    }
    if (request.method === "OPTIONS") return allow(request, response);
    const odd = findOddHeader(request);
    if (odd) return refuse(request, response, odd);
    const body = await readBody(request);
    if (typeof body === "string") return refuse(request, response, UNREAD[body]);
    const { data, fault } = readEnvelope(body);
    if (fault !== undefined) return refuse(request, response, invalid(fault));
    handOn(request, data, env.GCLOUD_PROJECT ?? "");
    return true;
  };
}

/** True where a tool of Firebase runs the function: it asks for these, and sends nothing with it. */
function isOfTheTools({ method, url = "", headers }: IncomingMessage, env: Environment): boolean {
  const isEmpty = !("content-length" in headers) && !("transfer-encoding" in headers);
  const asked = Object.entries(TOOL_PATHS).find(([, paths]) => paths.includes(url));
  return method === "GET" && isEmpty && asked !== undefined && env[asked[0]] === "true";
}

function findOddHeader({ method, headers }: IncomingMessage): Refusal | undefined {
  if (method !== "POST") return invalid("Inquiries are sent by POST.", 405);
  const [type, ...details] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const isUtf8 = details.every((detail) => /^(charset="?utf-8"?)?$/.test(detail.trim()));
  if (type?.trim() !== "application/json" || !isUtf8) return invalid("Send JSON in UTF-8.", 415);
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding.toLowerCase() !== "identity") return invalid("Send it unpacked.", 415);
  if (Number(headers["content-length"] ?? 0) > MOST_BYTES) return UNREAD["too-large"];
  return undefined;
}

/** Those behind find no body left to read, and take what stands there. */
function handOn(request: IncomingMessage, data: unknown, project: string): void {
  Object.assign(request, { body: { data } });
  request.url = "/";
  const { headers } = request;
  if (!isTokenFor(project, String(headers[APP_CHECK]))) delete headers[APP_CHECK];
  request.headers = Object.fromEntries(
    HANDED_ON.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])),
  );
}

/** To the question of a browser whether the page may send. */
function allow(request: IncomingMessage, response: ServerResponse): false {
  response.writeHead(204, {
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": ALLOWED_HEADERS,
    "access-control-max-age": "3600",
  });
  endWhenAllHasArrived(request, response);
  return false;
}

function answer(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { code, status, message } = refusal;
  const text = JSON.stringify({ error: { status, message } });
  if (code === 405) response.setHeader("allow", "POST, OPTIONS");
  response.writeHead(code, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  });
  response.write(text);
  endWhenAllHasArrived(request, response);
}

/**
 * The answer is on its way, but to end it may close the connection, and who is sending when it closes
 * reads no answer. So the rest is read and thrown away first, and it is the sender who closes.
 */
function endWhenAllHasArrived(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return void response.end();
  response.flushHeaders();
  const timer = setTimeout(() => request.socket.destroy(), LINGERING_IN_MS).unref();
  response.once("close", () => clearTimeout(timer));
  request.once("end", () => {
    if (response.shouldKeepAlive) response.end();
  });
  request.resume();
}
