import { existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import superstatic from "superstatic/lib/superstatic.js";
import {
  createOnDemandImages,
  type OnDemandImages,
} from "../../src/build/pictures/onDemandImages.ts";
import { PICTURE_CACHE } from "../../src/build/pictures/publishPicture.ts";
import { firstChange, hashFiles, readBuildManifest } from "../build/buildManifest.ts";
import { SOURCES } from "../build/workspaceCopy.ts";
import { siteDir } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { hostingConfig } from "./hosting.ts";
import { type Handler, negotiateLanguage } from "./negotiateLanguage.ts";
import { portError, readPort } from "./port.ts";
import { untilStopped } from "./stop.ts";

export const SITE_PORT = 9000;

export interface ServedSite {
  url: string;
  /** Makes all pictures that the build has left to be made on demand. */
  makePictures: OnDemandImages["makeAll"];
  close(): Promise<void>;
}

interface ServeOptions {
  port: number;
  directory?: string;
  prefix?: string;
}

// Serves a finished build the way Firebase Hosting does, with the rules of firebase.json. Pictures
// that the build has not made are made on request.
export async function serveSite({
  port,
  directory = siteDir("public"),
  prefix = readBuildManifest(directory)?.settings.PATH_PREFIX ?? "",
}: ServeOptions): Promise<ServedSite> {
  if (!existsSync(join(directory, "404.html"))) {
    throw new Error(`There is no finished build in ${directory}/ to serve: run npm run build.`);
  }
  const base = normalizePrefix(prefix);
  const pictures = createOnDemandImages(PICTURE_CACHE, directory);
  const hosting = negotiateLanguage(directory, createHostingHandler(directory));
  const answer = belowPrefix(base, withOnDemandImages(pictures.make, hosting));
  const server = createServer((request, response) => {
    if (!isDecodable(request.url ?? "/")) return sendText(response, 400, "Bad request");
    answer(request, response, () => sendText(response, 500, "The page could not be served"));
  });
  await new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(portError(port, error)));
    server.listen(port, done);
  });
  const address = server.address();
  const boundPort = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${boundPort}${base}/`,
    makePictures: pictures.makeAll,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function createHostingHandler(directory: string): Handler {
  const handle = superstatic({
    cwd: resolve(directory),
    config: { ...hostingConfig(directory), public: "." },
    compression: true,
    fallthrough: false,
  });
  // Its types do not say whether it handles requests or errors.
  return (...call) => void Reflect.apply(handle, undefined, call);
}

function withOnDemandImages(makePicture: OnDemandImages["make"], hosting: Handler): Handler {
  return (request, response, next) => {
    const path = request.url?.split("?")[0] ?? "";
    // Pictures for a closed connection are not made. One that cannot be made is answered with 404.
    void makePicture(path, () => !request.socket.destroyed)
      .catch((error: unknown) => console.error(`${path} could not be made:`, error))
      .then(() => hosting(request, response, next));
  };
}

// normalizePrefix("regija/") => "/regija", normalizePrefix("/") => ""
function normalizePrefix(prefix: string): string {
  const inner = prefix.replace(/^\/+|\/+$/g, "");
  return inner === "" ? "" : `/${inner}`;
}

// The prefix exists in URLs only, not in public/. It is removed before the request is handled, and added
// to redirects: /regija/hr => /hr => Location: /regija/hr/.
function belowPrefix(prefix: string, hosting: Handler): Handler {
  if (prefix === "") return hosting;
  return (request, response, next) => {
    const url = request.url ?? "/";
    if (url === "/" || url.split("?")[0] === prefix) {
      return void response.writeHead(302, { location: `${prefix}/` }).end();
    }
    if (!url.startsWith(`${prefix}/`)) {
      return sendText(response, 404, `This site is served below ${prefix}/`);
    }
    request.url = url.slice(prefix.length);
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      name.toLowerCase() === "location" && String(value).startsWith("/")
        ? setHeader(name, `${prefix}${value}`)
        : setHeader(name, value);
    hosting(request, response, next);
  };
}

// superstatic throws on an incomplete escape, as in /%E0%A4%A, and prints its stack.
function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

function sendText(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}.\n`);
}

/** A build works below the path that it was made for only. */
function refuseWrongPrefix(): void {
  const wanted = process.env.PATH_PREFIX;
  const manifest = readBuildManifest(siteDir("public"));
  if (wanted === undefined || !manifest) return;
  const built = normalizePrefix(manifest.settings.PATH_PREFIX ?? "");
  if (normalizePrefix(wanted) === built) return;
  const how = built === "" ? "without a path" : `for an address below ${built}/`;
  throw new Error(
    `The site in public/ was built ${how}, but PATH_PREFIX is "${wanted}" here: unset it to see the site as it was built, or build it again.`,
  );
}

function warnIfStale(): void {
  const manifest = readBuildManifest(siteDir("public"));
  const changed = manifest && firstChange(manifest.sources, hashFiles(SOURCES));
  if (changed)
    console.log(`The site in public/ is older than ${changed}: run npm run build to update it.`);
}

void runAsCommand("serve", async (args) => {
  const port = readPort(args, SITE_PORT);
  refuseWrongPrefix();
  warnIfStale();
  const site = await serveSite({ port });
  console.log(`The site is at ${site.url} (Ctrl-C stops it).`);
  await untilStopped();
  await site.close();
});
