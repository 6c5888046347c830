import type { GatsbySSR } from "gatsby";
import { addAllWords } from "./src/i18n/allMessages.ts";
import { renderHead } from "./src/shell/renderHead.tsx";
import { inLanguage } from "./src/shell/wrapInLanguage.tsx";

addAllWords();

export const wrapPageElement: GatsbySSR["wrapPageElement"] = inLanguage;

export const onRenderBody: GatsbySSR["onRenderBody"] = renderHead;
