import { TEST_SITE } from "./places.ts";
import { whyOutdated } from "./record.ts";
import { SOURCES } from "./secondHouse.ts";
import { BOOK_SOURCES, buildStorybook, STORYBOOK_DIRECTORY } from "./storybook-build.ts";

/** Builds the site that is tested if it is not there, or if something that it is made of has changed. */
export async function bringSiteUpToDate(log = console.log): Promise<void> {
  const changed = whyOutdated(TEST_SITE, SOURCES);
  if (changed === undefined) return;
  log(`The site that is tested is built: ${changed}.`);
  // Loaded here and not above: it brings all of Gatsby along.
  const { buildSite } = await import("./build.ts");
  await buildSite({ log, purpose: "test" });
}

/** The same for the book of components. */
export async function bringBookUpToDate(log = console.log): Promise<void> {
  const changed = whyOutdated(STORYBOOK_DIRECTORY, BOOK_SOURCES);
  if (changed === undefined) return;
  log(`The book in ${STORYBOOK_DIRECTORY}/ is built: ${changed}.`);
  await buildStorybook();
}
