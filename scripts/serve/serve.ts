import { existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import superstatic from "superstatic/lib/superstatic.js";
import {
  createOnDemandImages,
  type OnDemandImages,
} from "../../src/build/pictures/onDemandImages.ts";
import { PICTURE_CACHE } from "../../src/build/pictures/publishPicture.ts";
import { siteOf } from "../build/places.ts";
import { findChanged, hashesOf, readRecord } from "../build/record.ts";
import { SOURCES } from "../build/secondHouse.ts";
import { runAsCommand } from "../command.ts";
import { hostingOf } from "./hosting.ts";
import { type Handler, leadMachines } from "./leadMachines.ts";
import { portError, readPort } from "./port.ts";
import { untilStopped } from "./stop.ts";

export const SITE_PORT = 9000;

export interface ServedSite {
  url: string;
  /** Makes the pictures that the build has left for later, whether somebody asks for them or not. */
  makePictures: OnDemandImages["makeAll"];
  close(): Promise<void>;
}

interface ServeOptions {
  port: number;
  directory?: string;
  prefix?: string;
}

// Serves a finished build the way Firebase Hosting does, with the rules of firebase.json. A picture that the
// build has left for later is made when it is asked for.
export async function serveSite({
  port,
  directory = siteOf("public"),
  prefix = readRecord(directory)?.settings.PATH_PREFIX ?? "",
}: ServeOptions): Promise<ServedSite> {
  if (!existsSync(join(directory, "404.html"))) {
    throw new Error(`There is no finished build in ${directory}/ to serve: run npm run build.`);
  }
  const base = normalizePrefix(prefix);
  const pictures = createOnDemandImages(PICTURE_CACHE, directory);
  const hosting = leadMachines(directory, handlerOf(directory));
  const answer = belowPrefix(base, completed(pictures.make, hosting));
  const server = createServer((request, response) => {
    if (!isDecodable(request.url ?? "/")) return sayPlainly(response, 400, "Bad request");
    answer(request, response, () => sayPlainly(response, 500, "The page could not be served"));
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

function handlerOf(directory: string): Handler {
  const handle = superstatic({
    cwd: resolve(directory),
    config: { ...hostingOf(directory), public: "." },
    compression: true,
    fallthrough: false,
  });
  // Its types leave open whether it handles requests or errors.
  return (...call) => void Reflect.apply(handle, undefined, call);
}

function completed(makePicture: OnDemandImages["make"], hosting: Handler): Handler {
  return (request, response, next) => {
    const path = request.url?.split("?")[0] ?? "";
    // Whoever has gone on to another page does not keep up the pictures there. What cannot be made is not
    // there, and answered so.
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

// The build lies flat in public/; the prefix exists in addresses only. The hosting sees addresses
// without it, and its redirects get it back: /regija/hr => /hr => Location: /regija/hr/.
function belowPrefix(prefix: string, hosting: Handler): Handler {
  if (prefix === "") return hosting;
  return (request, response, next) => {
    const url = request.url ?? "/";
    if (url === "/" || url.split("?")[0] === prefix) {
      return void response.writeHead(302, { location: `${prefix}/` }).end();
    }
    if (!url.startsWith(`${prefix}/`)) {
      return sayPlainly(response, 404, `This site lives below ${prefix}/`);
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

// The hosting stumbles over half an escape, as in /%E0%A4%A, and prints its stack.
function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

function sayPlainly(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}.\n`);
}

/** The build knows the path it was made for; below another one a page would stand without its files. */
function refuseOtherPrefix(): void {
  const said = process.env.PATH_PREFIX;
  const record = readRecord(siteOf("public"));
  if (said === undefined || !record) return;
  const built = normalizePrefix(record.settings.PATH_PREFIX ?? "");
  if (normalizePrefix(said) === built) return;
  const how = built === "" ? "without a path" : `for an address below ${built}/`;
  throw new Error(
    `The site in public/ was built ${how}, but PATH_PREFIX is "${said}" here: unset it to see the site as it was built, or build it again.`,
  );
}

function sayWhatIsNewer(): void {
  const record = readRecord(siteOf("public"));
  const changed = record && findChanged(record.sources, hashesOf(SOURCES));
  if (changed)
    console.log(`The site in public/ is older than ${changed}: npm run build renews it.`);
}

void runAsCommand("serve", async (args) => {
  const port = readPort(args, SITE_PORT);
  refuseOtherPrefix();
  sayWhatIsNewer();
  const site = await serveSite({ port });
  console.log(`The site is at ${site.url} (Ctrl-C ends it).`);
  await untilStopped();
  await site.close();
});
