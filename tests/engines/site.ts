import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { TEST_SITE } from "../../scripts/build/places.ts";
import { serveSite } from "../../scripts/serve/serve.ts";
import { WATCH } from "./watch.ts";

/** The finished site as an engine is shown it. */
export interface WalkedSite {
  /** "http://localhost:41000" */
  origin: string;
  /** Nothing comes through any more, as in a tunnel. */
  isCut: boolean;
  close(): Promise<void>;
}

const isWebKit = ({ headers }: IncomingMessage): boolean =>
  /Version\/.*Safari/.test(headers["user-agent"] ?? "");

const isDocument = ({ headers }: IncomingMessage): boolean =>
  headers["content-type"]?.startsWith("text/html") === true;

export async function openWalkedSite(): Promise<WalkedSite> {
  const site = await serveSite({ port: 0, directory: TEST_SITE });
  const behind = new URL(site.url);

  async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (walked.isCut) return void asked.socket.destroy();
    const answer = await ask(behind, asked);
    if (!isDocument(answer) || !isWebKit(asked)) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const { "content-length": _, "content-security-policy": policy, ...headers } = answer.headers;
    if (policy) response.setHeader("content-security-policy", WATCH.allowedBy(String(policy)));
    response.writeHead(answer.statusCode ?? 502, headers);
    response.end(WATCH.into(await text(answer)));
  }

  const server = createServer((asked, response) => {
    pass(asked, response).catch(() => asked.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const walked: WalkedSite = {
    origin: `http://localhost:${port}`,
    isCut: false,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await site.close();
    },
  };
  return walked;
}

/** As it was asked, over a connection of its own, and as it is written: uncompressed. */
function ask({ port }: URL, { method, url, headers }: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const plain = { ...headers, "accept-encoding": "identity" };
    request({ port, method, path: url, headers: plain, agent: false }, resolve)
      .on("error", reject)
      .end();
  });
}
