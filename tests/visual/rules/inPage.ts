import { findBlanks } from "./blank.ts";
import { findCutWords } from "./cut.ts";
import type { Finding } from "./finding.ts";
import { findBrokenHead } from "./head.ts";
import { linesOnPage } from "./lines.ts";
import { findOverflow } from "./overflow.ts";
import { findOverlaps } from "./overlap.ts";
import { findShifts, watchShifts } from "./shift.ts";
import { findSmallTargets } from "./targets.ts";
import { bringWordsBack, type PaintedWords, paintedWords, takeWordsAway } from "./words.ts";

interface Look {
  findings: Finding[];
  /** To be compared with the ground that they stand on. */
  words: PaintedWords[];
}

/** Looks at the page as it stands there now. */
function look(): Look {
  window.scrollTo(0, 0);
  const lines = linesOnPage();
  const findings = [
    ...findOverflow(),
    ...findCutWords(lines),
    ...findOverlaps(lines),
    ...findSmallTargets(),
    ...findBlanks(),
    ...findBrokenHead(),
  ];
  return { findings, words: paintedWords(lines) };
}

declare global {
  interface Window {
    rules: {
      look(): Look;
      findBlanks(): Finding[];
      findShifts(): Finding[];
      takeWordsAway(): void;
      bringWordsBack(): void;
    };
  }
}

// Put into every page before its own scripts.
window.rules = { look, findBlanks, findShifts, takeWordsAway, bringWordsBack };
watchShifts();
