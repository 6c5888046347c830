import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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

export async function openWay(site: string): Promise<WayThrough> {
  const edits = new Map<string, (text: string) => string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (way.isCut) return void request.socket.destroy();
    const path = request.url ?? "/";
    way.asked.push(path);
    const ask = (): Promise<Response> =>
      fetch(new URL(path, site), { method: request.method, redirect: "manual" });
    // The site may just have closed a connection that was kept: asked again, there is a new one.
    const found = await ask().catch(ask);
    const type = found.headers.get("content-type") ?? "";
    response.statusCode = found.status;
    response.setHeader("content-type", type);
    for (const name of ["cache-control", "location"]) {
      const value = found.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    const bytes = Buffer.from(await found.arrayBuffer());
    const edit = edits.get(path);
    response.end(edit && TEXTS.test(type) ? edit(bytes.toString("utf8")) : bytes);
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
