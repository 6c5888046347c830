import { chromium } from "@playwright/test";
import { answerTimes } from "../../tests/figures/answers.ts";
import { onePerKind, readPages } from "../../tests/figures/sitePages.ts";
import { samplePages, weighSite } from "../../tests/figures/weights.ts";
import { ensureTestSite } from "../build/ensureBuilt.ts";
import { TEST_SITE } from "../build/places.ts";
import { runAsCommand } from "../command.ts";
import { serveSite } from "../serve/serve.ts";
import { BROWSER_ARGUMENTS, ensureWholeBrowser } from "../tests/browser.ts";
import { report } from "./figures/figures.ts";

const FLAGS = ["--sample", "--approve"];

/**
 * Measures what visitors of a finished build have to load, and how soon it answers them.
 * "--sample" takes a fair part of the pages, "--approve" keeps the figures to compare with.
 */
void runAsCommand("budgets", async (args) => {
  const unknown = args.find((arg) => !FLAGS.includes(arg));
  if (unknown)
    throw new Error(`"${unknown}" is no setting here: there are ${FLAGS.join(" and ")}.`);
  const folder = TEST_SITE;
  await ensureTestSite();
  const site = await serveSite({ port: 0, directory: folder });
  const browser = await chromium.launch({
    executablePath: ensureWholeBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const origin = new URL(site.url).origin;
    const pages = readPages(folder);
    const isSample = args.includes("--sample");
    const chosen = isSample ? samplePages(pages) : onePerKind(pages);
    const weights = await weighSite(browser, origin, { folder, pages: chosen });
    const answers = isSample ? [] : await answerTimes(browser, origin, folder);
    report("budgets", [...weights, ...answers], args.includes("--approve"));
  } finally {
    await browser.close();
    await site.close();
  }
});
