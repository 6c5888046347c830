import { createHash } from "node:crypto";
import type { BackendSettings, LiveSettings } from "../../config/settings.ts";
import { EMULATOR_HOST, REGION } from "../../inquiries/region.ts";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** What could not be brought home is shown from where it is: <img src="https://b.example/c.jpg"> */
const OUTSIDE_PICTURE =
  /<(?:img|source)\s[^>]*?(?:src|srcset)="(https:\/\/[a-z0-9.-]+(?::\d+)?)[/?#"]/gi;

/** Only on hosts that the settings name: no page lets in another by showing its picture. */
export const findPictureOrigins = (html: string, hosts: string[]): string[] =>
  [...html.matchAll(OUTSIDE_PICTURE)]
    .map(([, origin = ""]) => origin.toLowerCase())
    .filter((origin) => hosts.includes(origin.slice("https://".length)));

/** Blocks of data are no scripts: they are never run. */
const SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Within a tag, an attribute such as onclick="…". */
const HANDLER = /<[a-z][^<>]*\son[a-z]+\s*=/i;
/** Hardly any page has it, and that is soon said. */
const LIKE_HANDLER = /\son[a-z]+\s*=/i;

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export function findInline(html: string): InlineHashes {
  const hashes = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, text = ""]) => hashOf(text));
  return { scripts: hashes(SCRIPT), styles: hashes(STYLE) };
}

/** What is written, and no markup: blocks of scripts, and the values of attributes, alt="a onclick=b". */
const WRITTEN = /<script[\s\S]*?<\/script>|(?<==)"[^"]*"/g;

/** The policy lets no handler in an attribute run. */
export const hasHandler = (html: string): boolean =>
  LIKE_HANDLER.test(html) && HANDLER.test(html.replace(WRITTEN, ""));

interface Outside {
  /** Where pictures of the pages are, beside the site itself. */
  pictureOrigins: string[];
  live: LiveSettings | null;
  backend: BackendSettings | null;
}

const originOf = (backend: BackendSettings): string =>
  backend.emulatorPort === null
    ? `https://${REGION}-${backend.projectId}.cloudfunctions.net`
    : `http://${EMULATOR_HOST}:${backend.emulatorPort}`;

const APP_CHECK = ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com"];

/** One Content-Security-Policy for the whole site. What operators have set up is let through, nothing else. */
export function policyFor(
  hashes: InlineHashes,
  { pictureOrigins, live, backend }: Outside,
): string {
  const hasAppCheck = backend !== null && backend.appCheckKey !== "";
  // A service on this machine has no HTTPS.
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
    // Where 'strict-dynamic' is known, 'self' is passed over: only our script, and what it loads.
    "script-src": ["'strict-dynamic'", ...hashes.scripts, "'self'"],
    "style-src": ["'self'", ...hashes.styles],
    // The tint behind a picture is an attribute; nothing is run by it.
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
