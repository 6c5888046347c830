import type { SiteDocument } from "../documents/kinds.ts";
import type { Warn } from "../documents/load/assemble.ts";
import type { PictureReference } from "../documents/types.ts";
import { isOnHosts, picturesOf, withPictures } from "./pictures.ts";

/** A warning names so many hosts, so that it stays readable. */
const NAMED_AT_MOST = 10;

type UnpreparedDocument = SiteDocument<PictureReference>;

interface ThirdPartyHost {
  count: number;
  /** The first page that would show one. */
  path: string;
}

function findThirdPartyHosts(
  documents: UnpreparedDocument[],
  hosts: string[],
): Map<string, ThirdPartyHost> {
  const isKnown = isOnHosts(hosts);
  const found = new Map<string, ThirdPartyHost>();
  // The order of documents differs from build to build.
  for (const document of [...documents].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    for (const picture of picturesOf(document).filter((one) => !isKnown(one))) {
      const { host } = new URL(picture.url);
      const known = found.get(host);
      found.set(host, { count: (known?.count ?? 0) + 1, path: known?.path ?? document.path });
    }
  }
  return found;
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? "" : "s"}`;

function warningText(hostsFound: Map<string, ThirdPartyHost>, hosts: string[]): string {
  const all = [...hostsFound].sort(([, a], [, b]) => b.count - a.count);
  const total = all.reduce((sum, [, { count }]) => sum + count, 0);
  const named = all
    .slice(0, NAMED_AT_MOST)
    .map(([host, { count, path }]) => `${host} (${counted(count, "picture")}, first on ${path})`);
  const more = all.length - named.length;
  return [
    `${counted(total, "picture")} of the documents ${total === 1 ? "is" : "are"} left out, because CONTENT_IMAGE_HOSTS does not name where they are:`,
    `${named.join(", ")}${more > 0 ? `, and ${counted(more, "other host")}` : ""}.`,
    `Add the hosts that are yours, as in CONTENT_IMAGE_HOSTS=${[...hosts, all[0]?.[0]].join(",")}, and the build brings their pictures home; for all others, put the picture into your content service.`,
  ].join(" ");
}

/**
 * Drops pictures on hosts that CONTENT_IMAGE_HOSTS does not name: visitors would contact a host that the
 * operator has not agreed to. Warns once, with the hosts.
 */
export function dropThirdPartyImages(
  documents: UnpreparedDocument[],
  hosts: string[],
  warn: Warn,
): UnpreparedDocument[] {
  const strangers = findThirdPartyHosts(documents, hosts);
  if (strangers.size === 0) return documents;
  warn(warningText(strangers, hosts));
  const isKnown = isOnHosts(hosts);
  return documents.map((document) =>
    withPictures(document, (picture) => (isKnown(picture) ? picture : null)),
  );
}
