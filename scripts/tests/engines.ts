import { ENGINES, type Engine } from "../../tests/engines/driver.ts";
import { walkEngines } from "../../tests/engines/walkEngines.ts";
import { ensureTestSite } from "../build/ensureBuilt.ts";
import { runAsCommand } from "../command.ts";

const isEngine = (word: string): word is Engine => ENGINES.some((engine) => engine === word);

/**
 * Walks the finished site in three browser engines: npm run engines -- --short, or chromium firefox for
 * some of them, or other words for the things whose names hold them.
 */
void runAsCommand("engines", async (args) => {
  const unknown = args.find((arg) => arg.startsWith("-") && arg !== "--short");
  if (unknown) throw new Error(`"${unknown}" is no setting here: there is --short.`);
  const words = args.filter((arg) => arg !== "--short");
  const engines = words.filter(isEngine);
  await ensureTestSite();
  const { passed, failed, skipped } = await walkEngines({
    engines: engines.length > 0 ? engines : ENGINES,
    isShort: args.includes("--short"),
    mayInstall: true,
    pattern: words.filter((word) => !isEngine(word)).join(" "),
  });
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
