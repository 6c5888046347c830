import { escapeXml } from "../discovery/xml.ts";
import { inlineElement } from "../inlineScripts.ts";

interface LeadingOn {
  siteName: string;
  /** What 404.html decides with before anything is painted (src/runtime/inline/languageRedirect.ts). */
  languageRedirect: string;
  /** The page in the language of whoever has no script, as a path and in full. */
  path: string;
  address: string;
  htmlLang: string;
}

/**
 * A redirect, the page at an address without a language, "/blog/": with script it leads to the visitor's
 * language, as 404.html would, and without to the default one.
 */
export function localeRedirect({
  siteName,
  languageRedirect,
  path,
  address,
  htmlLang,
}: LeadingOn): string {
  const href = escapeXml(encodeURI(path));
  return [
    `<!DOCTYPE html><html lang="${htmlLang}"><head><meta charset="utf-8"><title>${escapeXml(siteName)}</title>`,
    `<link rel="canonical" href="${escapeXml(address)}">${inlineElement("languageRedirect", languageRedirect)}`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head>`,
    `<body><noscript><p><a href="${href}">${escapeXml(siteName)}</a></p></noscript></body></html>`,
  ].join("");
}
