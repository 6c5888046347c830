import type { BuildConstants } from "../../runtime/buildConstants.ts";
import {
  KEEP_JOURNEY,
  type KeepProgress,
  type KeepRequest,
  type KeptJourney,
  readKeptJourney,
} from "../../runtime/keptJourney.ts";
import { cacheName, isSecureOrigin } from "../../runtime/offline.ts";

declare const HAS_SERVICE_WORKER: BuildConstants["HAS_SERVICE_WORKER"];

export type JourneyFiles = Pick<KeepRequest, "pages" | "files">;

/** Keeps a journey on this device. */
export interface OfflineKeeper {
  /** False if the browser or the site has no service worker. */
  isPossible(): Promise<boolean>;
  /** null if nothing is kept. */
  read(): Promise<KeptJourney | null>;
  /** Reports progress, and answers how it ended. What is stored already is not fetched again. */
  keep(
    journey: JourneyFiles,
    report: (progress: KeepProgress) => void,
    stop: AbortSignal,
  ): Promise<KeepProgress>;
  remove(): Promise<void>;
  /** Gatsby's hash of the build of this page. */
  build(): string;
}

/** A worker that was just registered installs first. */
const INSTALL_MS = 10_000;
/** The worker gives a request thirty seconds. If it says nothing for longer, the browser has ended it. */
const SILENCE_MS = 45_000;
/** Less room than that is not worth a try. */
const LEAST_ROOM = 5_000_000;

const NOTHING = { done: 0, total: 0, bytes: 0 };

const isSupported = (): boolean =>
  HAS_SERVICE_WORKER &&
  process.env.NODE_ENV === "production" &&
  isSecureOrigin(window.location) &&
  "serviceWorker" in navigator &&
  "caches" in window;

/** null if there is none, or not soon. */
function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!isSupported()) return Promise.resolve(null);
  return new Promise((resolve) => {
    setTimeout(resolve, INSTALL_MS, null);
    navigator.serviceWorker.ready.then(resolve, () => resolve(null));
  });
}

/** Path of the site's root: "/" or "/region/" */
const baseOf = ({ scope }: ServiceWorkerRegistration): string => new URL(scope).pathname;

/** Some browsers do not tell. */
async function hasRoom(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined || quota - usage > LEAST_ROOM;
  } catch {
    return true;
  }
}

/** Asks the browser not to clear the storage on its own; it may refuse. */
async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // The copy is kept as long as the browser likes.
  }
}

function askWorker(
  worker: ServiceWorker,
  journey: JourneyFiles,
  report: (progress: KeepProgress) => void,
  stop: AbortSignal,
): Promise<KeepProgress> {
  const { port1: port, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    let last: KeepProgress = { ...NOTHING, state: "keeping" };
    let timer: ReturnType<typeof setTimeout>;
    const end = (progress: KeepProgress): void => {
      clearTimeout(timer);
      port.close();
      resolve(progress);
    };
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => end({ ...last, state: "lost" }), SILENCE_MS);
    };
    port.onmessage = ({ data }: MessageEvent<KeepProgress>) => {
      last = data;
      if (data.state !== "keeping") return end(data);
      listen();
      report(data);
    };
    stop.addEventListener("abort", () => port.postMessage("stop"));
    listen();
    const request: KeepRequest = { type: KEEP_JOURNEY, ...journey };
    worker.postMessage(request, [port2]);
  });
}

export const serviceWorkerKeeper: OfflineKeeper = {
  isPossible: async () => (await registration()) !== null,
  async read() {
    const registered = await registration();
    return registered && readKeptJourney(baseOf(registered));
  },
  async keep(journey, report, stop) {
    const worker = (await registration())?.active;
    if (!worker) return { ...NOTHING, state: "lost" };
    if (!(await hasRoom())) return { ...NOTHING, state: "full" };
    void askToPersist();
    return askWorker(worker, journey, report, stop);
  },
  async remove() {
    const registered = await registration();
    if (registered) await caches.delete(cacheName("journey", baseOf(registered)));
  },
  build: () => window.___webpackCompilationHash ?? "",
};
