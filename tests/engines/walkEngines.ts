import { rmSync } from "node:fs";
import { addAllWords } from "../../src/content/allWords.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { compareFindings, type Told } from "./comparison.ts";
import { ENGINES, type Engine } from "./driver.ts";
import { provide } from "./engines.ts";
import { KNOWN_DIFFERENCES } from "./knownDifferences.ts";
import { openWalkedSite } from "./site.ts";
import { REPORT_FOLDER, thingsIn, walk } from "./walk.ts";

/** A telephone and a desk, each in a language of its own. */
const MODES: readonly { width: number; language: Language }[] = [
  { width: 360, language: "hr" },
  { width: 1280, language: "de" },
];

interface Choice {
  engines?: readonly Engine[];
  /** The few things that tell most, at the width of a telephone. */
  isShort?: boolean;
  /** Without it, an engine that is not here is skipped. */
  mayInstall?: boolean;
  /** Words that the name of a thing has to hold. */
  pattern?: string;
  say?: (line: string) => void;
}

export interface Outcome {
  passed: number;
  failed: string[];
  skipped: string[];
}

/** Walks the finished site in several engines and compares what each makes of it. */
export async function walkEngines({
  engines = ENGINES,
  isShort = false,
  mayInstall = false,
  pattern = "",
  say = console.log,
}: Choice = {}): Promise<Outcome> {
  addAllWords();
  rmSync(REPORT_FOLDER, { recursive: true, force: true });
  const outcome: Outcome = { passed: 0, failed: [], skipped: [] };
  const told: Told[] = [];
  const site = await openWalkedSite();
  try {
    for (const engine of engines) {
      const missing = provide(engine, mayInstall, say);
      if (missing !== "") {
        say(missing);
        (mayInstall ? outcome.failed : outcome.skipped).push(missing);
        continue;
      }
      for (const { width, language } of isShort ? MODES.slice(0, 1) : MODES) {
        const things = thingsIn(language).filter(
          ({ name, isTelling }) => (isTelling || !isShort) && name.includes(pattern),
        );
        const walked = await walk(things, { engine, width, language, site, say });
        told.push(...walked.told);
        outcome.passed += walked.passed;
        outcome.failed.push(...walked.failed);
      }
    }
  } finally {
    await site.close();
  }
  const { unexplained, explained, gone } = compareFindings(told, KNOWN_DIFFERENCES);
  for (const sentence of explained) say(`As it should be: ${sentence}`);
  for (const sentence of gone) say(`Does not occur any more: ${sentence}`);
  for (const sentence of unexplained) say(`Difference: ${sentence}`);
  outcome.failed.push(...unexplained);
  return outcome;
}
