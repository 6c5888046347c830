import type { GatsbyBrowser } from "gatsby";
import { hydrateOrRender, loadMessages } from "./src/runtime/hydrate.tsx";
import {
  announceDelay,
  focusAfterNavigation,
  markHydrated,
  setManifestLink,
} from "./src/runtime/navigation.ts";
import { cacheVisitedPage, startServiceWorker } from "./src/runtime/registerServiceWorker.ts";
import { wrapInLanguage } from "./src/shell/wrapInLanguage.tsx";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = loadMessages;

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = announceDelay;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  markHydrated();
  startServiceWorker();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  focusAfterNavigation(update);
  setManifestLink(update.location.pathname);
  cacheVisitedPage(update);
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapInLanguage;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = hydrateOrRender;
