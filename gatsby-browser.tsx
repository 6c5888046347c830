import type { GatsbyBrowser } from "gatsby";
import { hydrateOrRender, loadMessages } from "./src/runtime/hydrate.tsx";
import {
  focusHeadingOnArrival,
  markHydrated,
  showDelay,
  showManifest,
} from "./src/runtime/navigation.ts";
import { keepVisited, startServiceWorker } from "./src/runtime/serviceWorker.ts";
import { wrapInLanguage } from "./src/shell/wrapInLanguage.tsx";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = loadMessages;

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = showDelay;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  markHydrated();
  startServiceWorker();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  focusHeadingOnArrival(update);
  showManifest(update.location.pathname);
  keepVisited(update);
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapInLanguage;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = hydrateOrRender;
