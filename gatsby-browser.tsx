import type { GatsbyBrowser } from "gatsby";
import { hydrateOrRender, startInLanguage } from "./src/layouts/browser.tsx";
import { inLanguage } from "./src/layouts/inLanguage.tsx";
import { showManifest } from "./src/layouts/manifestLink.ts";
import { focusHeadingOnArrival, markHydrated, showDelay } from "./src/layouts/navigation.ts";
import { keepVisited, startServiceWorker } from "./src/layouts/serviceWorker.ts";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = startInLanguage;

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

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = inLanguage;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = hydrateOrRender;
