type Environment = Record<string, string | undefined>;

/** Of the project's own addresses, and of its previews: "…--pr7-a1b2c3d4.web.app". */
const addressesOf = (project: string): RegExp =>
  new RegExp(`^https://${project}(--[a-z0-9-]+)?\\.(web\\.app|firebaseapp\\.com)$`);

const PROJECT = /^[a-z][a-z0-9-]+$/;

const THIS_MACHINE = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Whether a page of the site sends it: the site at SITE_URL, at the project's addresses, or a preview.
 * A page in a frame or a file has the origin "null".
 */
export function isOurOrigin(origin: string, env: Environment): boolean {
  const { SITE_URL: site = "", GCLOUD_PROJECT: project = "", FUNCTIONS_EMULATOR: emulator } = env;
  if (origin === "null") return false;
  if (URL.canParse(site) && origin === new URL(site).origin) return true;
  if (PROJECT.test(project) && addressesOf(project).test(origin)) return true;
  return emulator === "true" && THIS_MACHINE.test(origin);
}

/**
 * Where the site's files are, for the function itself: at SITE_URL or at the project's address, whatever
 * page asks. The emulators ask the page's own server; a project of theirs ("demo-…") is nowhere.
 */
export function siteOf(origin: string | undefined, env: Environment): string | undefined {
  const { SITE_URL: site = "", GCLOUD_PROJECT: project = "", FUNCTIONS_EMULATOR: emulator } = env;
  if (emulator === "true") return origin && THIS_MACHINE.test(origin) ? origin : undefined;
  if (/^https?:/.test(site) && URL.canParse(site)) return new URL(site).origin;
  const isSomewhere = PROJECT.test(project) && !project.startsWith("demo-");
  return isSomewhere ? `https://${project}.web.app` : undefined;
}
