import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { BREAKPOINTS } from "../../design-tokens/primitives/breakpoints.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { chooseEmulatorPorts } from "../backend/addresses.ts";
import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser } from "./browser.ts";

const OWN_OPTIONS = { language: { type: "string" }, width: { type: "string" } } as const;

/** ["--language=sr", "--width=320", "lists"] => ["--project=sr-320", "lists"] */
export function playwrightArgs(args: string[]): string[] {
  const { values, tokens } = parseArgs({ args, options: OWN_OPTIONS, strict: false, tokens: true });
  const taken = tokens.flatMap((token) =>
    token.kind === "option" && token.name in OWN_OPTIONS
      ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
      : [],
  );
  const rest = args.filter((_, index) => !taken.includes(index));
  if (taken.length === 0) return rest;
  const languages = chooseValues("language", values.language, [...LANGUAGES]);
  const widths = chooseValues("width", values.width, BREAKPOINTS.map(String));
  return [
    ...languages.flatMap((language) => widths.map((width) => `--project=${language}-${width}`)),
    ...rest,
  ];
}

function chooseValues(
  name: string,
  value: string | boolean | undefined,
  known: string[],
): string[] {
  if (value === undefined) return known;
  if (known.includes(String(value))) return [String(value)];
  throw new Error(`There is no ${name} "${value}". The options are: ${known.join(", ")}.`);
}

// Playwright's UI mode needs its own browser; without it, the UI is served as a page.
const withUiPort = (arg: string): string =>
  arg === "--ui" && !existsSync(chromium.executablePath()) ? "--ui-port=0" : arg;

void runAsCommand("playwright", async (args) => {
  const command = ["node_modules/@playwright/test/cli.js", "test", ...playwrightArgs(args)];
  ensureBrowser();
  // For the live tests, which start emulators.
  await chooseEmulatorPorts();
  process.exitCode = await runNode(command.map(withUiPort));
});
