// Reads and checks the settings: environment variables (process.env), listed in docs/operators.md.

export type ContentProtocol = "post" | "get";

export interface ContentSettings {
  url: string;
  token: string | undefined;
  protocol: ContentProtocol;
}

/** Settings of live look-ups in the visitor's browser. */
export interface LiveSettings {
  service: ContentSettings;
  pictureHosts: string[];
}

export interface SiteSettings {
  /** Canonical origin without a trailing slash. */
  siteUrl: string;
  /** "" or a path such as "/region". */
  pathPrefix: string;
  /** Whether visited pages can be read offline. */
  hasServiceWorker: boolean;
}

/** Where inquiries go. */
export interface BackendSettings {
  projectId: string;
  /** Both are public, and needed for App Check only. */
  apiKey: string;
  appId: string;
  /** Of reCAPTCHA v3; "" without App Check. */
  appCheckKey: string;
  /** The port of the local functions emulator; null for a cloud project. */
  emulatorPort: number | null;
}

/** A project whose name begins with "demo-" exists in emulators only. */
export const LOCAL_BACKEND: BackendSettings = {
  projectId: "demo-vidikovac",
  apiKey: "",
  appId: "",
  appCheckKey: "",
  emulatorPort: 5001,
};

type Environment = Record<string, string | undefined>;

/** The picture host of the hosted content service; always allowed. */
const HOSTED_PICTURE_HOST = "images.prismic.io";

function invalidSetting(name: string, value: string, expected: string): Error {
  return new Error(`${name} is "${value}", which cannot be used: it should be ${expected}.`);
}

function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

function readUrl(env: Environment, name: string, example: string): URL | undefined {
  const value = read(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Without passwords and keys: "ftp://a:b@c.example/?key=d" => "ftp://…c.example/…"
  const shown = value.replace(/\/\/[^/]*@|[?#].*$/gs, (part) =>
    part.startsWith("/") ? "//…" : "…",
  );
  if (url?.protocol !== "https:" && url?.protocol !== "http:") {
    throw invalidSetting(name, shown, `a full address such as ${example}`);
  }
  if (url.username !== "" || url.password !== "") {
    throw invalidSetting(name, shown, `an address without a password, such as ${example}`);
  }
  return url;
}

function readProtocol(env: Environment, name: string): ContentProtocol {
  const value = read(env, name) ?? "post";
  if (value !== "post" && value !== "get") throw invalidSetting(name, value, '"post" or "get"');
  return value;
}

function readToken(env: Environment, name: string): string | undefined {
  const value = read(env, name);
  // The token is sent in a header: other characters would fail later and less clearly.
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
    throw new Error(
      `${name} cannot be used: it should be one word of letters, digits and signs, without spaces or line breaks.`,
    );
  }
  return value;
}

/** Prefix "" reads the build's settings, prefix "GATSBY_" those of the visitor's browser. */
export function readContentSettings(
  env: Environment,
  prefix: "" | "GATSBY_" = "",
): ContentSettings | undefined {
  const url = readUrl(
    env,
    `${prefix}CONTENT_URL`,
    "https://your-repository.cdn.example.org/graphql",
  );
  const protocol = readProtocol(env, `${prefix}CONTENT_PROTOCOL`);
  const token = readToken(env, `${prefix}CONTENT_TOKEN`);
  return url && { url: url.href, token, protocol };
}

/** Hosts whose pictures the build may fetch and resize: "a.example, b.example:8080". */
export function readPictureHosts(env: Environment): string[] {
  const url = readUrl(env, "CONTENT_URL", "https://your-repository.cdn.example.org/graphql");
  const listed = read(env, "CONTENT_IMAGE_HOSTS");
  if (listed === undefined) return url ? [url.host, HOSTED_PICTURE_HOST] : [HOSTED_PICTURE_HOST];
  return listed.split(",").map((entry) => {
    const host = entry.trim().toLowerCase();
    if (!/^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/.test(host)) {
      throw invalidSetting(
        "CONTENT_IMAGE_HOSTS",
        listed,
        "host names with commas between them, such as images.example.org,pictures.example.org",
      );
    }
    return host;
  });
}

/** null if the browser makes no content requests. */
export function readLiveSettings(env: Environment): LiveSettings | null {
  const service = readContentSettings(env, "GATSBY_");
  if (!service) return null;
  // The service may have another address for browsers than for the build.
  const hosts = new Set([...readPictureHosts(env), new URL(service.url).host]);
  return { service, pictureHosts: [...hosts] };
}

export function readSiteSettings(env: Environment): SiteSettings {
  const url = readUrl(env, "SITE_URL", "https://podunavlje.example");
  if (url && (url.pathname !== "/" || url.search !== "" || url.hash !== "")) {
    throw invalidSetting(
      "SITE_URL",
      url.href,
      "an origin without a path, such as https://podunavlje.example (a path goes into PATH_PREFIX)",
    );
  }
  const prefix = read(env, "PATH_PREFIX")?.replace(/\/+$/, "") ?? "";
  if (!/^(\/[A-Za-z0-9._~-]+)*$/.test(prefix) || /\/\.\.?(\/|$)/.test(prefix)) {
    throw invalidSetting("PATH_PREFIX", prefix, "a path such as /region");
  }
  const worker = read(env, "SERVICE_WORKER") ?? "on";
  if (worker !== "on" && worker !== "off")
    throw invalidSetting("SERVICE_WORKER", worker, '"on" or "off"');
  return {
    siteUrl: url?.origin ?? "https://podunavlje.example",
    pathPrefix: prefix,
    hasServiceWorker: worker === "on",
  };
}

const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** null if nothing is set: the form then prepares an e-mail. */
export function readBackendSettings(env: Environment): BackendSettings | null {
  const local = read(env, "GATSBY_FIREBASE_EMULATORS") ?? "off";
  if (local === "on") return LOCAL_BACKEND;
  if (/^\d+$/.test(local)) return { ...LOCAL_BACKEND, emulatorPort: Number(local) };
  if (local !== "off") {
    throw invalidSetting(
      "GATSBY_FIREBASE_EMULATORS",
      local,
      '"on", "off", or the port of the functions',
    );
  }
  const settings = {
    projectId: read(env, "GATSBY_FIREBASE_PROJECT_ID") ?? "",
    apiKey: read(env, "GATSBY_FIREBASE_API_KEY") ?? "",
    appId: read(env, "GATSBY_FIREBASE_APP_ID") ?? "",
    appCheckKey: read(env, "GATSBY_FIREBASE_APP_CHECK_KEY") ?? "",
  };
  const { projectId, ...others } = settings;
  if (projectId === "") {
    if (Object.values(others).every((value) => value === "")) return null;
    throw new Error(
      "GATSBY_FIREBASE_PROJECT_ID is not set, but other settings of Firebase are: set it to the project's id, such as your-region-1a2b3.",
    );
  }
  if (!PROJECT_ID.test(projectId)) {
    throw invalidSetting(
      "GATSBY_FIREBASE_PROJECT_ID",
      projectId,
      "an id such as your-region-1a2b3",
    );
  }
  if (settings.appCheckKey !== "" && (settings.apiKey === "" || settings.appId === "")) {
    throw new Error(
      "GATSBY_FIREBASE_APP_CHECK_KEY is set: App Check also needs GATSBY_FIREBASE_API_KEY and GATSBY_FIREBASE_APP_ID, which the console shows under the project's web app.",
    );
  }
  return { ...settings, emulatorPort: null };
}
