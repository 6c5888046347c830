import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface Refusal {
  status: number;
  message: string;
}

function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Refuses a request without the token if one is set. */
export function refuseWithoutToken(
  request: IncomingMessage,
  token: string | undefined,
): Refusal | undefined {
  if (token === undefined) return undefined;
  const header = request.headers.authorization;
  if (header === undefined) {
    const message = 'The header "Authorization: Token <access token>" is missing.';
    return { status: 401, message };
  }
  if (sameText(header, `Token ${token}`)) return undefined;
  const message =
    'The header "Authorization" does not hold this service\'s token. It must read "Token <access token>".';
  return { status: 401, message };
}

/** Refuses a GET whose ref is missing or no longer the master's: its content may have changed. */
export function refuseWrongRef(
  request: IncomingMessage,
  query: URLSearchParams,
  master: string,
): Refusal | undefined {
  const header = request.headers["prismic-ref"];
  const ref = (typeof header === "string" ? header : undefined) ?? query.get("ref");
  if (ref === null) {
    const message = `The header "Prismic-Ref" (or the parameter "ref") is missing. The master ref is "${master}".`;
    return { status: 400, message };
  }
  if (ref === master) return undefined;
  return { status: 410, message: `The ref "${ref}" has expired. The master ref is "${master}".` };
}

/** Whether a browser opens the address: it gets the GraphiQL page. */
export function wantsHtml(request: IncomingMessage): boolean {
  return request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
}
