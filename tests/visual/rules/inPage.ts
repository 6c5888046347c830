import { findUnevenBaselines } from "./baselines.ts";
import { findBlanks } from "./blank.ts";
import { findBlurryPictures } from "./blurry.ts";
import { findCutWords, findTornWords } from "./cut.ts";
import type { Finding } from "./finding.ts";
import { findFloatingFooter } from "./footer.ts";
import { type Columns, findNearEdges, findOffGrid } from "./grid.ts";
import { findBrokenHeader } from "./header.ts";
import { findTouchingLabels } from "./labels.ts";
import { findLoneLetters } from "./letters.ts";
import { linesOnPage } from "./lines.ts";
import { findOrphans } from "./orphans.ts";
import { findOverflow } from "./overflow.ts";
import { findOverlaps } from "./overlap.ts";
import { findShifts, watchShifts } from "./shift.ts";
import { findSmallTargets } from "./targets.ts";
import { hideText, type PaintedWords, paintedWords, showText } from "./words.ts";

interface PageCheck {
  findings: Finding[];
  /** To be compared with their background. */
  words: PaintedWords[];
}

/** Runs the rules for every page. */
function checkPage(): PageCheck {
  window.scrollTo(0, 0);
  const lines = linesOnPage();
  const findings = [
    ...findOverflow(),
    ...findCutWords(lines),
    ...findTornWords(lines),
    ...findOverlaps(lines),
    ...findTouchingLabels(),
    ...findSmallTargets(),
    ...findBlanks(),
    ...findBrokenHeader(),
    ...findLoneLetters(lines),
    ...findUnevenBaselines(lines),
    ...findNearEdges(),
  ];
  return { findings, words: paintedWords(lines) };
}

const findWordsOnWords = (): Finding[] => findOverlaps(linesOnPage());
const findTorn = (): Finding[] => findTornWords(linesOnPage());

/** The words of one part of the page, to be compared with their background. */
const wordsOf = (selector: string): PaintedWords[] =>
  paintedWords(linesOnPage().filter(({ element }) => element.closest(selector) !== null));

declare global {
  interface Window {
    rules: {
      checkPage(): PageCheck;
      findBlanks(): Finding[];
      findBrokenHeader(): Finding[];
      findFloatingFooter(): Finding[];
      findOffGrid(columns: Columns): Finding[];
      findOrphans(): Finding[];
      findShifts(): Finding[];
      findBlurryPictures(): Promise<Finding[]>;
      findTornWords(): Finding[];
      findWordsOnWords(): Finding[];
      wordsOf(selector: string): PaintedWords[];
      hideText(): void;
      showText(): void;
    };
  }
}

// Runs in every page before its own scripts.
window.rules = {
  checkPage,
  findBlanks,
  findBrokenHeader,
  findFloatingFooter,
  findOffGrid,
  findOrphans,
  findShifts,
  findBlurryPictures,
  findTornWords: findTorn,
  findWordsOnWords,
  wordsOf,
  hideText,
  showText,
};
watchShifts();
