import { createHash } from "node:crypto";
import type { BackendSettings, LiveSettings } from "../../config/env.ts";
import { EMULATOR_HOST, REGION } from "../../inquiries/region.ts";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Pictures that could not be downloaded stay on their hosts: <img src="https://b.example/c.jpg"> */
const REMOTE_PICTURE =
  /<(?:img|source)\s[^>]*?(?:src|srcset)="(https:\/\/[a-z0-9.-]+(?::\d+)?)[/?#"]/gi;

/** Only hosts of the settings: the pictures of a page cannot add others to the policy. */
export const findPictureOrigins = (html: string, hosts: string[]): string[] =>
  [...html.matchAll(REMOTE_PICTURE)]
    .map(([, origin = ""]) => origin.toLowerCase())
    .filter((origin) => hosts.includes(origin.slice("https://".length)));

/** Without data blocks, which never run. */
const SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Within a tag, an attribute such as onclick="…". */
const HANDLER = /<[a-z][^<>]*\son[a-z]+\s*=/i;
/** A fast first test: hardly any page matches. */
const MAYBE_HANDLER = /\son[a-z]+\s*=/i;

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export function findInlineHashes(html: string): InlineHashes {
  const hashes = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, text = ""]) => hashOf(text));
  return { scripts: hashes(SCRIPT), styles: hashes(STYLE) };
}

/** Text that may look like a handler: scripts, and values of attributes, alt="a onclick=b". */
const TEXT_ONLY = /<script[\s\S]*?<\/script>|(?<==)"[^"]*"/g;

/** The policy blocks handlers in attributes. */
export const hasInlineHandler = (html: string): boolean =>
  MAYBE_HANDLER.test(html) && HANDLER.test(html.replace(TEXT_ONLY, ""));

interface ExternalSources {
  /** Origins of pictures that are not on the site itself. */
  pictureOrigins: string[];
  live: LiveSettings | null;
  backend: BackendSettings | null;
}

const originOf = (backend: BackendSettings): string =>
  backend.emulatorPort === null
    ? `https://${REGION}-${backend.projectId}.cloudfunctions.net`
    : `http://${EMULATOR_HOST}:${backend.emulatorPort}`;

const APP_CHECK = ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com"];

/** One Content-Security-Policy for the whole site. Only hosts of the settings are allowed. */
export function policyFor(
  hashes: InlineHashes,
  { pictureOrigins, live, backend }: ExternalSources,
): string {
  const hasAppCheck = backend !== null && backend.appCheckKey !== "";
  // A local service has no HTTPS.
  const service = live ? new URL(live.service.url) : null;
  const livePictures = (live?.pictureHosts ?? []).map((host) =>
    host === service?.host ? service.origin : `https://${host}`,
  );
  const pictures = [...new Set([...pictureOrigins, ...livePictures])];
  const connect = [
    ...(service ? [service.origin] : []),
    ...(backend ? [originOf(backend)] : []),
    ...(hasAppCheck ? APP_CHECK : []),
  ];
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    // Browsers that know 'strict-dynamic' ignore 'self'.
    "script-src": ["'strict-dynamic'", ...hashes.scripts, "'self'"],
    "style-src": ["'self'", ...hashes.styles],
    // The placeholder of a picture is a data URL in a style attribute.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(hasAppCheck && { "frame-src": ["https://www.google.com"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
