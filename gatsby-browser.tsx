import type { GatsbyBrowser } from "gatsby";
import { drawFallback, startInLanguage } from "./src/layouts/browser.tsx";
import { inLanguage } from "./src/layouts/inLanguage.tsx";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = startInLanguage;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = inLanguage;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = drawFallback;
