import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendError } from "../http/send.ts";
import type { ByteCache } from "./cache.ts";
import type { Picture } from "./catalogue.ts";
import type { PictureFormat } from "./formats.ts";
import { BadParameter, type PictureParameters, readParameters } from "./parameters.ts";
import { renderPicture } from "./render.ts";

// A day: long enough to spare work, short enough for a picture that an editor replaces.
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";

function accepts(request: IncomingMessage, format: PictureFormat): boolean {
  const offers = (request.headers.accept ?? "").split(",");
  return offers.some((offer) => {
    const [type = "", ...rest] = offer.split(";").map((part) => part.trim());
    return type === `image/${format}` && !rest.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}

function formatFor(
  request: IncomingMessage,
  picture: Picture,
  { autoFormat }: PictureParameters,
): PictureFormat {
  if (!autoFormat) return picture.format;
  if (accepts(request, "avif")) return "avif";
  return accepts(request, "webp") ? "webp" : picture.format;
}

/** Answers /images/<name>?w=…; `picture` is undefined when there is none of that name. */
export async function respondWithPicture(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  picture: Picture | undefined,
  cache: ByteCache,
): Promise<void> {
  if (picture === undefined) {
    sendError(response, 404, "There is no picture of this name.");
    return;
  }
  try {
    const parameters = readParameters(query, picture);
    const format = formatFor(request, picture, parameters);
    const key = JSON.stringify([picture.name, picture.version, parameters, format]);
    const etag = `"${createHash("sha1").update(key).digest("base64url")}"`;
    response.setHeader("cache-control", CACHE_CONTROL);
    response.setHeader("etag", etag);
    if (parameters.autoFormat) response.setHeader("vary", "Accept");
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304).end();
      return;
    }
    const bytes = await cache.get(key, () => renderPicture(picture, parameters, format));
    response.writeHead(200, { "content-type": `image/${format}`, "content-length": bytes.length });
    response.end(request.method === "HEAD" ? undefined : bytes);
  } catch (error) {
    if (!(error instanceof BadParameter)) throw error;
    response.removeHeader("etag");
    sendError(response, 400, error.message);
  }
}
