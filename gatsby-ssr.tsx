import type { GatsbySSR } from "gatsby";
import { addAllWords } from "./src/content/allWords.ts";
import { inLanguage } from "./src/layouts/inLanguage.tsx";
import { renderHead } from "./src/layouts/server.tsx";

addAllWords();

export const wrapPageElement: GatsbySSR["wrapPageElement"] = inLanguage;

export const onRenderBody: GatsbySSR["onRenderBody"] = renderHead;
