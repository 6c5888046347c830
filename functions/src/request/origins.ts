type Environment = Record<string, string | undefined>;

/** The project's own addresses and its previews: "…--pr7-a1b2c3d4.web.app". */
const projectOrigins = (project: string): RegExp =>
  new RegExp(`^https://${project}(--[a-z0-9-]+)?\\.(web\\.app|firebaseapp\\.com)$`);

const PROJECT = /^[a-z][a-z0-9-]+$/;

const LOCALHOST = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Whether the origin is the site's: SITE_URL, one of the project's addresses, or a preview. A sandboxed
 * frame or a local file has the origin "null".
 */
export function isAllowedOrigin(origin: string, env: Environment): boolean {
  const { SITE_URL: site = "", GCLOUD_PROJECT: project = "", FUNCTIONS_EMULATOR: emulator } = env;
  if (origin === "null") return false;
  if (URL.canParse(site) && origin === new URL(site).origin) return true;
  if (PROJECT.test(project) && projectOrigins(project).test(origin)) return true;
  return emulator === "true" && LOCALHOST.test(origin);
}

/**
 * The address of the site's files: SITE_URL, or the project's address. With the emulators it is the origin of
 * the page; a project "demo-…" exists in emulators only, and has no address.
 */
export function siteUrlOf(origin: string | undefined, env: Environment): string | undefined {
  const { SITE_URL: site = "", GCLOUD_PROJECT: project = "", FUNCTIONS_EMULATOR: emulator } = env;
  if (emulator === "true") return origin && LOCALHOST.test(origin) ? origin : undefined;
  if (/^https?:/.test(site) && URL.canParse(site)) return new URL(site).origin;
  const isDeployed = PROJECT.test(project) && !project.startsWith("demo-");
  return isDeployed ? `https://${project}.web.app` : undefined;
}
