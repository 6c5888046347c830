import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isLanguage, LANGUAGES } from "../../src/i18n/languages.ts";
import { type Judged, judge, judgePage } from "../../tests/figures/lighthouse.ts";
import { onePerKind, readPages, type SitePage } from "../../tests/figures/sitePages.ts";
import { withoutScripts } from "../../tests/figures/withoutScripts.ts";
import { ensureTestSite } from "../build/ensureBuilt.ts";
import { TEST_SITE } from "../build/places.ts";
import { runAsCommand } from "../command.ts";
import { serveSite } from "../serve/serve.ts";
import { report } from "./figures/figures.ts";

/** These are for nobody to find: Lighthouse holds it against them that search engines are kept out. */
const HIDDEN = ["not-found", "offline", "search", "language-choice"];

/** choosePages(["home", "hr", "de"]) => the home page in two languages */
function choosePages(words: string[]): SitePage[] {
  const languages = words.filter(isLanguage);
  const kinds = words.filter((word) => !isLanguage(word));
  const pages = onePerKind(readPages(TEST_SITE), languages.length > 0 ? languages : LANGUAGES);
  const known = new Set(pages.map(({ kind }) => kind));
  const unknown = kinds.find((kind) => !known.has(kind));
  if (unknown !== undefined) {
    const all = [...known].sort().join(", ");
    throw new Error(`No page is of the kind "${unknown}": there are ${all}.`);
  }
  return pages.filter(({ kind }) =>
    kinds.length > 0 ? kinds.includes(kind) : !HIDDEN.includes(kind),
  );
}

/**
 * Lighthouse, as a telephone, at least three times each page: one of each kind in every language, or the kinds
 * and languages that are named ("npm run lighthouse -- home program-list hr").
 */
void runAsCommand("lighthouse", async (args) => {
  const isApproved = args.includes("--approve");
  await ensureTestSite();
  const pages = choosePages(args.filter((arg) => !arg.startsWith("--")));
  const bare = mkdtempSync(join(tmpdir(), "vidikovac-bare-"));
  const site = await serveSite({ port: 0, directory: TEST_SITE });
  withoutScripts(TEST_SITE, bare, pages);
  const twin = await serveSite({ port: 0, directory: bare });
  try {
    const judged: Judged[] = [];
    for (const page of pages) {
      const origins = [new URL(site.url).origin, new URL(twin.url).origin] as const;
      const result = await judgePage(origins, page);
      const { scores, lcp, tbt, cls, bare: without } = result;
      const points = Object.values(scores).join(" ");
      const ms = (name: string, own: number, twin: number): string =>
        `${name} ${Math.round(own)} ms (bare ${Math.round(twin)})`;
      console.log(
        `${page.path}  ${points}  ${ms("LCP", lcp, without.lcp)}  ${ms("TBT", tbt, without.tbt)}  CLS ${cls}`,
      );
      for (const complaint of result.complaints) console.log(`    ${complaint}`);
      judged.push(result);
    }
    report("lighthouse", judge(judged), isApproved);
  } finally {
    await Promise.all([site.close(), twin.close()]);
    rmSync(bare, { recursive: true, force: true });
  }
});
