import { OPERATOR } from "../../config/operator.ts";
import { LANGUAGE_TABLE, LANGUAGES } from "../../i18n/languages.ts";
import type { ToAbsoluteUrl } from "../../seo/documentMeta.ts";

export function robotsText(addressOf: ToAbsoluteUrl): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf("/sitemap.xml")}\n`;
}

/** The first of this month in a year: builds of the same month write the same. */
export function securityExpiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
}

export const SECURITY_PATH = "/.well-known/security.txt";

/** RFC 9116: where to report a vulnerability. */
export function securityText(addressOf: ToAbsoluteUrl, now: Date): string {
  const languages = LANGUAGES.map((language) => LANGUAGE_TABLE[language].htmlLang);
  return [
    `Contact: mailto:${OPERATOR.mail}`,
    `Expires: ${securityExpiry(now)}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${addressOf(SECURITY_PATH)}`,
    "",
  ].join("\n");
}
