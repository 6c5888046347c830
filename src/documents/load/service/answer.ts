import type { ContentSettings } from "../../../config/env.ts";
import { isRecord } from "../../raw.ts";
import { ContentError, type ContentErrorKind } from "./errors.ts";

export interface ContentRequest {
  operationName: string;
  variables: Record<string, unknown>;
  query: string;
}

/** An answer that passed all rules of the contract. */
export interface ContentAnswer {
  data: Record<string, unknown>;
}

export interface Transport {
  fetch: typeof fetch;
  /** Milliseconds for one request, its body included. */
  timeLimit: number;
}

/** "https://u:p@host/graphql?access_token=x" => "https://host/graphql": no secret reaches a log. */
function withoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

export function operationTitle(settings: ContentSettings, request: ContentRequest): string {
  const language = Object.entries(request.variables).find(([name]) => /lang$/i.test(name))?.[1];
  const where = typeof language === "string" ? `, language "${language}"` : "";
  return `Content service, operation ${request.operationName}${where}, at ${withoutSecrets(settings.url)}`;
}

/** "120" => 120000; an HTTP date => the time until then */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after") ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // HTTP dates end with GMT; Date.parse would also read "-5".
  const milliseconds = value.endsWith("GMT") ? Date.parse(value) - Date.now() : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

export function messagesOf(errors: unknown): string {
  const list = Array.isArray(errors) ? errors : [errors];
  return list
    .map((error) => (isRecord(error) ? error.message : error))
    .map((message) => (typeof message === "string" ? message : "?"))
    .join("; ")
    .replace(/\s+/g, " ")
    .slice(0, 500);
}

export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

export async function receive(
  { fetch, timeLimit }: Transport,
  url: string,
  init: RequestInit,
  what: string,
): Promise<Received> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimit),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) {
      throw new ContentError("timeout", `${what}: no answer within ${timeLimit / 1000} s.`);
    }
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const said = isRecord(cause) && typeof cause.code === "string" ? cause.code : String(cause);
    const reason = said.replaceAll(url, withoutSecrets(url));
    throw new ContentError("network", `${what}: the service cannot be reached (${reason}).`);
  }
}

/** The error message in a JSON response: ` ("Token expired")`. */
function quote(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const said = isRecord(body) ? messagesOf(body.errors ?? body) : "?";
    return said === "?" ? "" : ` ("${said}")`;
  } catch {
    return "";
  }
}

export function readJson(
  { status, headers, text }: Received,
  what: string,
): Record<string, unknown> {
  const fail = (kind: ContentErrorKind, reason: string): never => {
    throw new ContentError(kind, `${what}: ${reason}`, status, readRetryAfter(headers));
  };
  if (status >= 300 || status === 0) {
    fail("server", `server error, HTTP status ${status}${quote(text)}.`);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    fail("parse", `parse error, the answer is not JSON (HTTP status ${status}).`);
  }
  if (!isRecord(body)) {
    return fail("server", `server error, the answer is not an object (HTTP status ${status}).`);
  }
  return body;
}

export function readAnswer(received: Received, what: string): ContentAnswer {
  const body = readJson(received, what);
  const { status } = received;
  if (body.errors !== undefined && body.errors !== null) {
    const reason = messagesOf(body.errors) || "no reason given";
    throw new ContentError(
      "answer",
      `${what}: the service answers (HTTP ${status}): ${reason}`,
      status,
    );
  }
  if (!isRecord(body.data)) {
    throw new ContentError(
      "server",
      `${what}: server error, the answer has neither data nor errors (HTTP status ${status}).`,
      status,
    );
  }
  return { data: body.data };
}

export function authorization({ token }: ContentSettings): Record<string, string> {
  return token === undefined ? {} : { authorization: `Token ${token}` };
}

export type Send = (request: ContentRequest) => Promise<ContentAnswer>;
