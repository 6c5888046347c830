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

/** Stands between the browser and the site, so that a test can do to the site what time and weather do. */
export interface WayThrough {
  url: string;
  /** Cut: nothing comes through any more, as in a tunnel. */
  isCut: boolean;
  /** What has come through since it was emptied last: "/hr/blog/" */
  asked: string[];
  /** Another text in place of what the site answers: `publish("/sw.js", (text) => …)`. */
  publish(path: string, edit: (text: string) => string): void;
  close(): Promise<void>;
}

const TEXTS = /text|javascript|json/;

/** Over a connection of its own: the site may be about to close one that was kept. */
function ask(address: URL): Promise<IncomingMessage> {
  const get = address.protocol === "https:" ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, resolve).on("error", reject);
  });
}

export async function openWay(site: string): Promise<WayThrough> {
  const edits = new Map<string, (text: string) => string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (way.isCut) return void request.socket.destroy();
    const path = request.url ?? "/";
    way.asked.push(path);
    const found = await ask(new URL(path, site));
    response.statusCode = found.statusCode ?? 502;
    for (const name of ["content-type", "cache-control", "location"]) {
      const value = found.headers[name];
      if (value) response.setHeader(name, value);
    }
    const bytes = await buffer(found);
    const isText = TEXTS.test(found.headers["content-type"] ?? "");
    const edit = isText ? edits.get(path) : undefined;
    response.end(edit ? edit(bytes.toString("utf8")) : bytes);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const way: WayThrough = {
    url: `http://localhost:${port}`,
    isCut: false,
    asked: [],
    publish: (path, edit) => void edits.set(path, edit),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return way;
}
