import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createContentStore } from "./content-store.ts";
import { createGraphqlServer } from "./graphql/server.ts";
import { createHandler } from "./http/handler.ts";
import type { ContentService, ContentServiceOptions } from "./options.ts";
import { createByteCache } from "./pictures/cache.ts";
import { respondWithPicture } from "./pictures/respond.ts";

const DEFAULT_PAGE_CAP = 100;
const PICTURE_CACHE_BYTES = 64 * 1024 * 1024;

function folder(given: string | undefined, name: string): string {
  const path = given ? resolve(given) : fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (!existsSync(path)) throw new Error(`The folder of the ${name} does not exist: ${path}`);
  return path;
}

function listenFailure(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(`Port ${port} is taken. Choose another one, or end what uses it.`);
  }
  if (error.code === "EACCES") {
    return new Error(`Port ${port} may not be used here. Choose one above 1023.`);
  }
  return error;
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once("error", (error) => fail(listenFailure(error, port)));
    server.listen(port, host, done);
  });
  const address = server.address();
  const taken = typeof address === "object" && address !== null ? address.port : port;
  // An address that means "everywhere" cannot be visited: name this machine instead.
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${taken}`;
}

export async function openService(options: ContentServiceOptions): Promise<ContentService> {
  const { port = 0, host = "127.0.0.1", token, pageCap = DEFAULT_PAGE_CAP } = options;
  const log = options.log ?? (() => {});
  const documentsRoot = folder(options.documents, "documents");
  const picturesRoot = folder(options.pictures, "pictures");
  const store = await createContentStore(
    { documents: documentsRoot, pictures: picturesRoot },
    { languages: options.languages, now: options.now, startsFast: options.watch },
  );
  const cache = createByteCache(PICTURE_CACHE_BYTES);
  let origin = "";

  const graphql = createGraphqlServer({
    needsToken: token !== undefined,
    context: () => {
      const { library, pictures } = store.current();
      return {
        library,
        pageCap,
        picture: (name, alt, copyright) => {
          const found = pictures.get(name);
          if (found === undefined) return null;
          const { width, height } = found;
          const url = `${origin}/images/${encodeURIComponent(name)}`;
          return { url, alt, copyright, dimensions: { width, height } };
        },
      };
    },
  });
  const handler = createHandler({
    token,
    log,
    graphql,
    library: () => store.current().library,
    picture: (request, response, name, query) =>
      respondWithPicture(request, response, query, store.current().pictures.get(name), cache),
  });

  const server = createServer(handler);
  origin = await listen(server, port, host);
  const watcher = options.watch
    ? await (await import("./watch.ts")).watchFolders(
        [documentsRoot, picturesRoot],
        log,
        (changed) => store.reload(changed, log),
      )
    : undefined;
  const count = store.current().library.documents.length;
  log(`Content service: ${origin}/graphql, ${count} documents.`);
  store.tell(log);

  return {
    url: `${origin}/graphql`,
    origin,
    nextDay: store.nextDay(),
    async close() {
      await watcher?.close();
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    },
  };
}
