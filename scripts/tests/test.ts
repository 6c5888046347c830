import { existsSync, readFileSync } from "node:fs";
import { withoutSettings } from "../build/buildManifest.ts";
import { runAsCommand } from "../command.ts";
import { startProgram } from "../program.ts";
import { ensureBrowser, ensureFullBrowser } from "./browser.ts";
import { deleteReport, printSummary, reportPath } from "./counts.ts";

/** The scripts "test:…" of package.json, whose dependencies Wireit knows. */
const ALL: string[] = JSON.parse(readFileSync("package.json", "utf8")).wireit[
  "test:all"
].dependencies.map((script: string) => script.replace("test:", ""));

// Two scripts at a time, because each uses all processors.
const WIREIT = { WIREIT_PARALLEL: "2", WIREIT_FAILURES: "continue", WIREIT_CACHE: "none" };

const PROGRESS_INTERVAL_IN_MS = 60_000;

// npm test -- unit html: only these parts.
void runAsCommand("test", async (words) => {
  const unknown = words.find((word) => !ALL.includes(word));
  if (unknown !== undefined) {
    throw new Error(`The tests have no part "${unknown}". The parts are: ${ALL.join(", ")}.`);
  }
  const parts = words.length > 0 ? words : ALL;
  // Installed here, because two parts cannot install at the same time.
  ensureBrowser();
  ensureFullBrowser();
  for (const part of parts) deleteReport(part);
  const ticker = setInterval(() => {
    console.log(`To do: ${parts.filter((part) => !existsSync(reportPath(part))).join(", ")}`);
  }, PROGRESS_INTERVAL_IN_MS);
  for (const script of words.length > 0 ? words : ["all"]) {
    await startProgram("npm", ["run", "--silent", `test:${script}`], {
      stdio: "inherit",
      env: { ...WIREIT, ...withoutSettings(process.env) },
      extendEnv: false,
    });
  }
  clearInterval(ticker);
  console.log(
    "Tested in Chromium only: npm run test:nightly takes Firefox, WebKit and all languages and widths.",
  );
  printSummary(parts);
});
