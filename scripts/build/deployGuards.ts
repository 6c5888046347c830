import type { BuildManifest } from "./buildManifest.ts";

/**
 * Why a build must not be deployed, a sentence each; `changed` names a source file that has changed
 * since.
 */
export function deployBlockers(
  manifest: BuildManifest | undefined,
  changed: string | undefined,
): string[] {
  if (!manifest) {
    return ["There is no finished build in public/ to deploy: run npm run build."];
  }
  const { purpose, settings } = manifest;
  const project = settings.GATSBY_FIREBASE_PROJECT_ID ?? "";
  const isForEmulators =
    !["off", undefined].includes(settings.GATSBY_FIREBASE_EMULATORS) || project.startsWith("demo-");
  const found = [
    purpose !== "public" &&
      `The build in public/ was made by npm ${purpose === "test" ? "test" : `run ${purpose}`}, not for the public: run npm run build.`,
    isForEmulators &&
      "The build in public/ sends inquiries to the emulators of one machine: build it again without GATSBY_FIREBASE_EMULATORS and with your own GATSBY_FIREBASE_PROJECT_ID, or without both.",
    !settings.SITE_URL &&
      "The build in public/ does not know its address, so search engines would be sent elsewhere: build it again with SITE_URL=https://your-project-id.web.app or your own domain.",
    settings.PATH_PREFIX &&
      `The build in public/ is for an address below ${settings.PATH_PREFIX}, but Firebase Hosting serves it at the root, where no script or style would be found: build it again without PATH_PREFIX.`,
    changed && `The build in public/ is older than ${changed}: run npm run build again.`,
  ];
  return found.filter((sentence): sentence is string => Boolean(sentence));
}
