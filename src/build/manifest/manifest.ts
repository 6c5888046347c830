import { ROLES } from "../../../design-tokens/semantic.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import { startPath } from "../../i18n/manifests.ts";
import { translator } from "../../i18n/messages.ts";
import { ICONS } from "./icons.ts";

export interface Manifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: "ltr";
  start_url: string;
  scope: string;
  display: "standalone";
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** The manifest of a language. Without a language, it opens the root, where the visitor chooses one. */
export function manifestIn(language: Language | undefined, pathPrefix: string): Manifest {
  const t = translator(language ?? DEFAULT_LANGUAGE);
  const start = pathPrefix + (language ? startPath(language) : "/");
  return {
    id: start,
    name: t("site.name"),
    short_name: t("site.name"),
    description: t("site.description"),
    lang: LANGUAGE_TABLE[language ?? DEFAULT_LANGUAGE].htmlLang,
    dir: "ltr",
    start_url: start,
    // All languages, so that changing the language stays in the app window.
    scope: `${pathPrefix}/`,
    display: "standalone",
    theme_color: ROLES.surface.page,
    background_color: ROLES.surface.page,
    icons: ICONS.map(({ path, size, purpose }) => ({
      src: pathPrefix + path,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}
