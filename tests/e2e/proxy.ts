import {
  createServer,
  get as getPlain,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { get as getSecure } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { templateFilesAddress } from "../../src/runtime/keptJourney.ts";

/** A proxy between browser and site, to simulate a lost connection, a slow one, or a new build. */
export interface LocalProxy {
  url: string;
  /** True if the connection is cut. */
  isCut: boolean;
  /** Paths of requests, until the test empties it: "/hr/blog/" */
  asked: string[];
  /** Replaces a response of the site: `publish("/sw.js", (text) => …)`. */
  publish(path: string, edit: (text: string) => string): void;
  /** Publishes a build whose scripts and styles all have other names; those of before are gone. */
  deploy(): Promise<void>;
  /** Pauses a response right after this text. */
  hesitate(path: string, after: string): void;
  close(): Promise<void>;
}

const TEXTS = /text|javascript|json/;

/** Long enough for the browser to render what it has. */
const HESITATION = 400;

/** Over a new connection: the site may be about to close an idle one. */
function ask(address: URL): Promise<IncomingMessage> {
  const get = address.protocol === "https:" ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, resolve).on("error", reject);
  });
}

function endOf(part: string, body: Buffer): number {
  const start = body.indexOf(part);
  if (start < 0) throw new Error(`The answer has no ${part}.`);
  return start + Buffer.byteLength(part);
}

/** The hashes in the names of scripts and styles. */
async function readHashes(site: string): Promise<string[]> {
  const lists = await Promise.all(
    ["/sw.js", templateFilesAddress("/")].map(async (path) =>
      (await buffer(await ask(new URL(path, site)))).toString("utf8"),
    ),
  );
  const names = lists.join().matchAll(/[-.]([0-9a-f]{20})\.(?:js|css)/g);
  const build = /"build":"([^"]+)"/.exec(lists.join())?.[1] ?? "";
  return [...new Set([build, ...[...names].map(([, hash = ""]) => hash)])];
}

const reversed = (text: string): string => [...text].reverse().join("");

/** Replaces each of the texts by itself backwards. */
const renamed = (text: string, hashes: string[]): string =>
  hashes.reduce((all, hash) => all.replaceAll(hash, reversed(hash)), text);

export async function startProxy(site: string): Promise<LocalProxy> {
  /** Those that the build of before had. */
  let old: string[] = [];
  const edits = new Map<string, (text: string) => string>();
  const pauses = new Map<string, string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (way.isCut) return void request.socket.destroy();
    const path = request.url ?? "/";
    way.asked.push(path);
    const isGone = old.some((hash) => path.includes(hash));
    const isNew = (hash: string): boolean => path.includes(reversed(hash));
    const original = renamed(path, old.filter(isNew).map(reversed));
    const found = await ask(new URL(isGone ? "/gone.js" : original, site));
    response.statusCode = found.statusCode ?? 502;
    for (const name of ["content-type", "cache-control", "location"]) {
      const value = found.headers[name];
      if (value) response.setHeader(name, value);
    }
    const bytes = await buffer(found);
    const isText = TEXTS.test(found.headers["content-type"] ?? "");
    const edit = isText ? edits.get(path) : undefined;
    const hasChanged = edit !== undefined || (isText && old.length > 0);
    const text = hasChanged ? renamed(bytes.toString("utf8"), old) : "";
    const body = hasChanged ? Buffer.from(edit ? edit(text) : text) : bytes;
    const pause = pauses.get(path);
    const begin = pause === undefined ? 0 : endOf(pause, body);
    if (begin > 0) {
      response.write(body.subarray(0, begin));
      await setTimeout(HESITATION);
    }
    response.end(body.subarray(begin));
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const way: LocalProxy = {
    url: `http://localhost:${port}`,
    isCut: false,
    asked: [],
    publish: (path, edit) => void edits.set(path, edit),
    async deploy() {
      old = await readHashes(site);
    },
    hesitate: (path, after) => void pauses.set(path, after),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return way;
}
