import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../src/i18n/languages.ts";
import type { Told } from "./comparison.ts";
import type { Circumstances, Driver, Engine } from "./driver.ts";
import { startEngine } from "./engines.ts";
import type { WalkedSite } from "./site.ts";
import type { Thing } from "./thing.ts";
import { CIRCUMSTANCE_THINGS } from "./things/circumstances.ts";
import { GALLERY_THINGS } from "./things/gallery.ts";
import { INQUIRY_THINGS } from "./things/inquiry.ts";
import { LIST_THINGS } from "./things/lists.ts";
import { NAVIGATION_THINGS } from "./things/navigation.ts";
import { OTHER_PAGES, pagesOf } from "./things/pages.ts";
import { Visitor } from "./visitor.ts";

export const REPORT_FOLDER = ".build/reports/engines";

export interface Walk {
  engine: Engine;
  width: number;
  language: Language;
  site: WalkedSite;
  say(line: string): void;
}

export interface Walked {
  told: Told[];
  passed: number;
  /** "webkit at 360 shares a page: There is still no answer." */
  failed: string[];
}

export const thingsIn = (language: Language): Thing[] => [
  ...pagesOf(language),
  ...OTHER_PAGES,
  ...NAVIGATION_THINGS,
  ...LIST_THINGS,
  ...GALLERY_THINGS,
  ...INQUIRY_THINGS,
  ...CIRCUMSTANCE_THINGS,
];

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const slug = (name: string): string => name.replace(/[^a-z0-9]+/gi, "-");

/** Does all things in one engine at one width. */
export async function walk(things: Thing[], where: Walk): Promise<Walked> {
  const walked: Walked = { told: [], passed: 0, failed: [] };
  for (const isStill of [false, true]) {
    const now = things.filter((thing) => (thing.isStill ?? false) === isStill);
    if (now.length === 0) continue;
    try {
      await walkSo(now, where, isStill, walked);
    } catch (error) {
      const sentence = `${where.engine} at ${where.width}: ${messageOf(error)}`;
      walked.failed.push(sentence);
      where.say(`✗ ${sentence}`);
    }
  }
  return walked;
}

async function walkSo(
  things: Thing[],
  { engine, width, language, site, say }: Walk,
  isStill: boolean,
  walked: Walked,
): Promise<void> {
  const how: Circumstances = { width, isStill };
  const driver = await startEngine(engine, how);
  try {
    const visitor = new Visitor(driver, site, width, language);
    for (const thing of things) {
      const start = performance.now();
      const name = `${engine} at ${width} ${thing.name}`;
      const trouble = await tryThing(thing, visitor, (finding) =>
        walked.told.push({ engine, width, thing: thing.name, finding }),
      );
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      say(`${trouble === "" ? "✓" : "✗"} ${name} (${seconds} s)`);
      if (trouble === "") {
        walked.passed += 1;
        continue;
      }
      const sentence = `${name}: ${trouble}`;
      walked.failed.push(sentence);
      say(`  ${trouble}`);
      await takePicture(driver, `${engine}-${width}-${slug(thing.name)}.png`);
    }
  } finally {
    await driver.close();
  }
}

/** Answers with what went wrong; "" if nothing did. */
async function tryThing(
  { run, tolerated }: Thing,
  visitor: Visitor,
  tell: (finding: Told["finding"]) => void,
): Promise<string> {
  const { driver } = visitor;
  try {
    await forget(visitor);
    await driver.takeComplaints();
    tell(await run(visitor));
    // What a page complains of while it comes is its own complaint, and not that of the next thing.
    await visitor.untilHydrated();
    const complaints = (await driver.takeComplaints()).filter((text) => !tolerated?.test(text));
    return complaints.length > 0 ? `The browser complains: ${complaints.join(" | ")}` : "";
  } catch (error) {
    return messageOf(error);
  }
}

/** Nothing of one thing is left for the next; the first page of an engine has nothing to forget. */
const forget = (visitor: Visitor): Promise<void> =>
  visitor
    .look(() => {
      sessionStorage.clear();
      localStorage.clear();
    })
    .catch(() => undefined);

async function takePicture(driver: Driver, file: string): Promise<void> {
  mkdirSync(REPORT_FOLDER, { recursive: true });
  // An engine that hangs has no picture, and has been told of.
  await driver.screenshot(join(REPORT_FOLDER, file)).catch(() => undefined);
}
