import { existsSync, readFileSync } from "node:fs";
import { withoutSettings } from "../build/record.ts";
import { runAsCommand } from "../command.ts";
import { startProgram } from "../program.ts";
import { ensureBrowser, ensureWholeBrowser } from "./browser.ts";
import { forgetReport, reportOf, sumUp } from "./counts.ts";

/** Each is a script "test:…" of package.json, where Wireit knows what it depends on. */
const ALL: string[] = JSON.parse(readFileSync("package.json", "utf8")).wireit[
  "test:all"
].dependencies.map((script: string) => script.replace("test:", ""));

// As many scripts at once as the tests were laid out for; each uses what there are of processors.
const WIREIT = { WIREIT_PARALLEL: "2", WIREIT_FAILURES: "continue", WIREIT_CACHE: "none" };

const SAY_EVERY_IN_MS = 60_000;

// npm test -- unit html: only the parts that are named.
void runAsCommand("test", async (words) => {
  const unknown = words.find((word) => !ALL.includes(word));
  if (unknown !== undefined) {
    throw new Error(`The tests have no part "${unknown}": there are ${ALL.join(", ")}.`);
  }
  const parts = words.length > 0 ? words : ALL;
  // Before the parts begin: two cannot install at the same time.
  ensureBrowser();
  ensureWholeBrowser();
  for (const part of parts) forgetReport(part);
  const ticker = setInterval(() => {
    console.log(`To do: ${parts.filter((part) => !existsSync(reportOf(part))).join(", ")}`);
  }, SAY_EVERY_IN_MS);
  for (const script of words.length > 0 ? words : ["all"]) {
    await startProgram("npm", ["run", "--silent", `test:${script}`], {
      stdio: "inherit",
      env: { ...WIREIT, ...withoutSettings(process.env) },
      extendEnv: false,
    });
  }
  clearInterval(ticker);
  console.log(
    "Chromium only: Firefox, WebKit, other languages and widths are left to test:nightly.",
  );
  sumUp(parts);
});
