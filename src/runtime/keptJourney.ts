import { cacheName } from "./offline.ts";

// What the page and the service worker say to each other about a journey that is kept for a device without a
// connection, and the record of it in the cache.

/** The `type` of the message to the worker. */
export const KEEP_JOURNEY = "KEEP_JOURNEY";

/** Sent to the worker with a port, on which it answers. Any message on the port stops it. */
export interface KeepRequest {
  type: typeof KEEP_JOURNEY;
  /** Paths without path prefix: "/de/journey/" */
  pages: string[];
  /** Addresses with path prefix: "/region/lists/de-catalogue-3f2a….json" */
  files: string[];
}

export interface KeepCounts {
  done: number;
  /** 0 until it is known. */
  total: number;
  bytes: number;
}

/**
 * "keeping": goes on. "lost": the connection failed. "full": the device has no room. "stopped": the visitor stopped
 * it. What was stored until then stays.
 */
export type KeepState = "keeping" | "done" | "lost" | "full" | "stopped";

export interface KeepProgress extends KeepCounts {
  state: KeepState;
}

/** What is kept, or was begun to be kept. */
export interface KeptJourney extends KeepCounts {
  /** "keeping": unfinished, because the browser was closed. */
  state: KeepState;
  pages: string[];
  files: string[];
  /** Of the last time it was complete, or of its beginning: "2026-11-28T12:00:00.000Z" */
  since: string;
  /** Gatsby's hash of the build that the pages belong to. */
  build: string;
}

/** No server has it: recordAddress("/region/") => "/region/kept-journey.json" */
export const recordAddress = (base: string): string => `${base}kept-journey.json`;

/** Lists the files of each template and of what is loaded later (src/build/serviceWorker/templateFiles.ts). */
export const templateFilesAddress = (base: string): string => `${base}template-files.json`;

export interface TemplateFiles {
  /** Gatsby's hash of the build. */
  build: string;
  /** { "component---src-templates-home-tsx": ["commons-9c11….js", …] } */
  templates: Record<string, string[]>;
  /** What any page may load later: the large pictures, the rules of the form. */
  later: string[];
}

const isRecord = (value: unknown): value is KeptJourney =>
  typeof value === "object" && value !== null && "pages" in value && Array.isArray(value.pages);

/** null if nothing is kept. Creates no cache. */
export async function readKeptJourney(base: string): Promise<KeptJourney | null> {
  const name = cacheName("journey", base);
  if (!(await caches.has(name))) return null;
  const cache = await caches.open(name);
  const record: unknown = await (await cache.match(recordAddress(base)))?.json();
  return isRecord(record) ? record : null;
}
