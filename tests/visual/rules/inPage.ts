import { findBlanks } from "./blank.ts";
import { findCutWords, findTornWords } from "./cut.ts";
import type { Finding } from "./finding.ts";
import { findFloatingFoot } from "./foot.ts";
import { type Columns, findOffGrid } from "./grid.ts";
import { findBrokenHead } from "./head.ts";
import { linesOnPage } from "./lines.ts";
import { findOrphans } from "./orphans.ts";
import { findOverflow } from "./overflow.ts";
import { findOverlaps } from "./overlap.ts";
import { findShifts, watchShifts } from "./shift.ts";
import { findSoftPictures } from "./soft.ts";
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
    ...findTornWords(lines),
    ...findOverlaps(lines),
    ...findSmallTargets(),
    ...findBlanks(),
    ...findBrokenHead(),
  ];
  return { findings, words: paintedWords(lines) };
}

const findWordsOnWords = (): Finding[] => findOverlaps(linesOnPage());
const findTorn = (): Finding[] => findTornWords(linesOnPage());

/** The words of one part of the page, to be compared with their ground. */
const wordsOf = (selector: string): PaintedWords[] =>
  paintedWords(linesOnPage().filter(({ element }) => element.closest(selector) !== null));

declare global {
  interface Window {
    rules: {
      look(): Look;
      findBlanks(): Finding[];
      findBrokenHead(): Finding[];
      findFloatingFoot(): Finding[];
      findOffGrid(columns: Columns): Finding[];
      findOrphans(): Finding[];
      findShifts(): Finding[];
      findSoftPictures(): Promise<Finding[]>;
      findTornWords(): Finding[];
      findWordsOnWords(): Finding[];
      wordsOf(selector: string): PaintedWords[];
      takeWordsAway(): void;
      bringWordsBack(): void;
    };
  }
}

// Put into every page before its own scripts.
window.rules = {
  look,
  findBlanks,
  findBrokenHead,
  findFloatingFoot,
  findOffGrid,
  findOrphans,
  findShifts,
  findSoftPictures,
  findTornWords: findTorn,
  findWordsOnWords,
  wordsOf,
  takeWordsAway,
  bringWordsBack,
};
watchShifts();
