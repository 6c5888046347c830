import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildPackages, PACKAGE_NAMES, packPackage } from "../../../scripts/build/packages.ts";
import { startProgram } from "../../../scripts/program.ts";
import { findFreePort } from "../../../scripts/serve/port.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../scripts/tests/browser.ts";

// The application of examples/, with the packed packages, in a folder that knows nothing of the project.

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const EXAMPLE = "examples/vite-react";

let root = "";
let folder = "";
let address = "";
let browser: Browser;
let server: ReturnType<typeof startProgram> | undefined;

async function run(program: string, ...args: string[]): Promise<void> {
  const { exitCode, all } = await startProgram(program, args, { cwd: folder, all: true });
  expect(exitCode, `${program} ${args.join(" ")}:\n${String(all)}`).toBe(0);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "vidikovac-example-"));
  folder = join(root, EXAMPLE);
  cpSync(EXAMPLE, folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|package-lock\.json)$/.test(path),
  });
  await buildPackages();
  for (const name of PACKAGE_NAMES) {
    const file = await packPackage(name);
    cpSync(file, join(root, ".build/packages", file.split(/[\\/]/).at(-1) ?? ""));
  }
  await run("npm", "install", "--no-audit", "--no-fund");
  await run("npm", "run", "build");
  const port = await findFreePort();
  address = `http://localhost:${port}/`;
  server = startProgram(process.execPath, ["serve.js", String(port)], { cwd: folder });
  await vi.waitFor(() => fetch(address), { timeout: 20_000 });
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(root, { recursive: true, force: true });
});

async function findBarriers(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: resolve("node_modules/axe-core/axe.min.js") });
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

describe("another application with the packages", () => {
  it("finds types without anything of ours installed beside them", () =>
    run("npm", "run", "check"));

  it("takes only the components that it uses", () => {
    const assets = join(folder, "dist/client/assets");
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const text = scripts.map((name) => readFileSync(join(assets, name), "utf8")).join("");
    expect(text).not.toMatch(/embla|yarl__/);
  });

  it("shows the whole page without script", async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lantern Hostel");
    expect(await page.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(2);
    await page.close();
  });

  it.each(["light", "dark"] as const)("meets no barrier on a %s device", async (colorScheme) => {
    for (const width of [1280, 320]) {
      const page = await browser.newPage({
        colorScheme,
        reducedMotion: "reduce",
        viewport: { width, height: 800 },
      });
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.goto(address);
      await page.getByLabel("Your name").fill("Ada");
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole("button", { name: "Ask for a bed" }).click();
      await page.getByRole("heading", { name: "Thank you" }).waitFor();
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

  it("is drawn by its own theme", async () => {
    const page = await browser.newPage({ colorScheme: "light" });
    await page.goto(address);
    const look = await page.getByRole("button", { name: "Ask for a bed" }).evaluate((button) => {
      const { borderRadius, backgroundColor, fontFamily } = getComputedStyle(button);
      return { borderRadius, backgroundColor, isOurs: fontFamily.includes("Figtree") };
    });
    expect(look).toEqual({
      borderRadius: "0px",
      backgroundColor: "rgb(107, 63, 160)",
      isOurs: false,
    });
    await page.close();
  });
});
