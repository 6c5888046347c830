import type { GatsbySSR } from "gatsby";
import { addAllMessages } from "./src/i18n/allMessages.ts";
import { renderHead } from "./src/shell/renderHead.tsx";
import { wrapInLanguage } from "./src/shell/wrapInLanguage.tsx";

addAllMessages();

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapInLanguage;

export const onRenderBody: GatsbySSR["onRenderBody"] = renderHead;
