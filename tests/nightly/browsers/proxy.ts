import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const WATCH = "/watch-errors.js";

// Not every driver reports errors of the page, so the page collects them.
const WATCH_SCRIPT = `{
  const note = (text) => sessionStorage.setItem("errors", (sessionStorage.getItem("errors") ?? "") + text + "\\n");
  let isLeft = false;
  addEventListener("beforeunload", () => { isLeft = true; });
  addEventListener("error", ({ message, target }) => {
    if (message) note(message);
    else if (!isLeft) note("not loaded: " + target.outerHTML);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(violatedDirective + " refuses " + blockedURI));
  const { error } = console;
  console.error = (...words) => { note(words.join(" ")); error(...words); };
}`;

/** The server redirects clients without `sec-fetch-dest`, such as crawlers, by their language. */
const FORWARDED = ["accept", "accept-language", "sec-fetch-dest"];

export interface SiteProxy {
  /** "http://localhost:41000" */
  origin: string;
  /** The network is down. */
  isCut: boolean;
  close(): void;
}

/** Serves the site with a script that collects errors; its own scripts may fail to load. */
export async function openProxy(site: string, { losesScripts = false } = {}): Promise<SiteProxy> {
  const server = createServer(async ({ url = "/", method, headers, socket }, response) => {
    if (proxy.isCut) return socket.destroy();
    if (url === WATCH)
      return response.setHeader("content-type", "text/javascript").end(WATCH_SCRIPT);
    if (losesScripts && /\.js$/.test(url)) return response.writeHead(404).end();
    const forwarded = Object.fromEntries(
      FORWARDED.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    );
    const answer = await fetch(new URL(url, site), {
      method,
      headers: { ...forwarded, "accept-encoding": "identity" },
      redirect: "manual",
    });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const body = Buffer.from(await answer.arrayBuffer());
    const {
      "content-encoding": _,
      "content-length": __,
      ...kept
    } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, kept);
    response.end(
      isPage ? `${body}`.replace("<head>", `<head><script src="${WATCH}"></script>`) : body,
    );
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const proxy: SiteProxy = {
    origin: `http://localhost:${port}`,
    isCut: false,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
