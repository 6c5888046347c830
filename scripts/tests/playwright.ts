import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { BREAKPOINTS } from "../../design-tokens/primitives/breakpoints.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { chooseEmulatorPorts } from "../backend/addresses.ts";
import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser } from "./browser.ts";

const OWN = { language: { type: "string" }, width: { type: "string" } } as const;

/** ["--language=sr", "--width=320", "lists"] => ["--project=sr-320", "lists"] */
export function playwrightArgs(args: string[]): string[] {
  const { values, tokens } = parseArgs({ args, options: OWN, strict: false, tokens: true });
  const taken = tokens.flatMap((token) =>
    token.kind === "option" && token.name in OWN
      ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
      : [],
  );
  const rest = args.filter((_, index) => !taken.includes(index));
  if (taken.length === 0) return rest;
  const languages = chosen("language", values.language, [...LANGUAGES]);
  const widths = chosen("width", values.width, BREAKPOINTS.map(String));
  return [
    ...languages.flatMap((language) => widths.map((width) => `--project=${language}-${width}`)),
    ...rest,
  ];
}

function chosen(name: string, value: string | boolean | undefined, known: string[]): string[] {
  if (value === undefined) return known;
  if (known.includes(String(value))) return [String(value)];
  throw new Error(`There is no ${name} "${value}" here: there are ${known.join(", ")}.`);
}

// Playwright shows its own window in its own browser only, and elsewhere as a page.
const asPage = (arg: string): string =>
  arg === "--ui" && !existsSync(chromium.executablePath()) ? "--ui-port=0" : arg;

void runAsCommand("playwright", async (args) => {
  const command = ["node_modules/@playwright/test/cli.js", "test", ...playwrightArgs(args)];
  ensureBrowser();
  // The live tests start emulators.
  await chooseEmulatorPorts();
  process.exitCode = await runNode(command.map(asPage));
});
