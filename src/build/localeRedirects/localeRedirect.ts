import { escapeXml } from "../../documents/xml.ts";
import { inlineElement } from "../inlineScripts.ts";

interface LocaleRedirect {
  siteName: string;
  /** The inline script that chooses the language (src/runtime/inline/languageRedirect.ts). */
  languageRedirect: string;
  /** The target without script, as a path and as a full address. */
  path: string;
  address: string;
  htmlLang: string;
}

/**
 * The page at an address without a language, "/blog/": with script it redirects to the visitor's language, as
 * 404.html does, and without script to the default one.
 */
export function localeRedirect({
  siteName,
  languageRedirect,
  path,
  address,
  htmlLang,
}: LocaleRedirect): string {
  const href = escapeXml(encodeURI(path));
  return [
    `<!DOCTYPE html><html lang="${htmlLang}"><head><meta charset="utf-8"><title>${escapeXml(siteName)}</title>`,
    `<link rel="canonical" href="${escapeXml(address)}">${inlineElement("languageRedirect", languageRedirect)}`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head>`,
    `<body><noscript><p><a href="${href}">${escapeXml(siteName)}</a></p></noscript></body></html>`,
  ].join("");
}
