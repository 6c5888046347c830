import type { ContentSettings } from "../../../config/env.ts";
import { isRecord } from "../../raw.ts";
import {
  authorization,
  messagesOf,
  operationTitle,
  type Received,
  readAnswer,
  readJson,
  receive,
  type Send,
  type Transport,
} from "./answer.ts";
import { ContentError } from "./errors.ts";

const STRING = String.raw`"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\])*"`;
const IGNORED = String.raw`(?:[\s,]|#[^\n\r]*(?![^\n\r]))`;
const SIGN = String.raw`[{}()[\]:!=|@$]|\.{3}`;
const PARTS = new RegExp(`(${STRING})|${IGNORED}*(${SIGN})${IGNORED}*|${IGNORED}+`, "g");

/** Shortens a query for an address: white space, commas and comments go, strings stay. */
export function compactQuery(query: string): string {
  return query
    .replace(PARTS, (_, text: string | undefined, sign: string | undefined) => text ?? sign ?? " ")
    .trim();
}

/** The hosted service reads by GET, and only beside the reference of its published state. */
export function sendByGet(settings: ContentSettings, transport: Transport): Send {
  let masterRef: Promise<string> | undefined;
  const fetchMasterRef = async (): Promise<string> => {
    const url = `${new URL(settings.url).origin}/api/v2`;
    const what = `Content service, master reference, at ${url}`;
    const headers = { accept: "application/json", ...authorization(settings) };
    const { refs } = readJson(await receive(transport, url, { headers }, what), what);
    const master = (Array.isArray(refs) ? refs : []).find(
      (ref) => isRecord(ref) && ref.isMasterRef,
    );
    if (!isRecord(master) || typeof master.ref !== "string" || master.ref === "") {
      throw new ContentError(
        "server",
        `${what}: server error, the answer names no master reference.`,
      );
    }
    return master.ref;
  };
  const currentRef = (): Promise<string> => {
    masterRef ??= fetchMasterRef().catch((error: unknown) => {
      masterRef = undefined;
      throw error;
    });
    return masterRef;
  };
  return async (request) => {
    const what = operationTitle(settings, request);
    const ask = async (ref: string): Promise<Received> => {
      const url = new URL(settings.url);
      url.searchParams.set("query", compactQuery(request.query));
      url.searchParams.set("variables", JSON.stringify(request.variables));
      url.searchParams.set("operationName", request.operationName);
      url.searchParams.set("ref", ref);
      const headers = {
        accept: "application/json",
        "Prismic-Ref": ref,
        ...authorization(settings),
      };
      return receive(transport, url.href, { headers }, what);
    };
    const ref = currentRef();
    const received = await ask(await ref);
    if (!isExpired(received)) return readAnswer(received, what);
    // Another request may have fetched the new reference already: then that one is used.
    if (masterRef === ref) masterRef = undefined;
    return readAnswer(await ask(await currentRef()), what);
  };
}

/** 410, or an error that names a new master ref, such as "Master ref is: ZxY…". */
function isExpired({ status, text }: Received): boolean {
  if (status === 410) return true;
  try {
    const body: unknown = JSON.parse(text);
    if (!isRecord(body)) return false;
    const said = [messagesOf(body.errors ?? []), body.message, body.error].join(" ");
    return /master\s*ref/i.test(said);
  } catch {
    return false;
  }
}
