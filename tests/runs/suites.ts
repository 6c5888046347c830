const config = (folder: string): string => `--config=tests/${folder}/playwright.config.ts`;

// What npm test takes of each suite, for its runner. The proof takes all of them whole.

/** Every kind of page. */
export const ACCESSIBILITY = [config("accessibility")];

/** A site of its own, because the demo asks its content service for nothing. */
export const LIVE = [config("live")];

/** Pages as they were approved, the rules in one mode and on the screens, and whether every rule finds its fault. */
export const SEEN = [
  config("visual"),
  ...["pictures", "hr-320", "keen", "screens"].map((project) => `--project=${project}`),
  "--grep=the page |finds |passes over|screens/",
  "--grep-invert=@proof",
];
