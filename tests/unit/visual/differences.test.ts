import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BROWSER_ARGUMENTS, ensureBrowser } from "../../../scripts/tests/browser.ts";
import {
  filterDifferences,
  optionsOf,
  readChoice,
  writeChoice,
} from "../../../scripts/tests/differences/filters.ts";
import {
  type PlaywrightReport,
  readDifferences,
} from "../../../scripts/tests/differences/readDifferences.ts";
import { writeDifferences } from "../../../scripts/tests/differences.ts";

const folder = mkdtempSync(join(tmpdir(), "differences-"));
const SIDES = { expected: "#c8102e", actual: "#00677f", diff: "#ffd100" };

const fileOf = (id: string, side: string): string => join(folder, `${id}-${side}.png`);

interface Pictured {
  title: string;
  /** The picture's name; undefined if the test compares none. */
  id?: string;
  shown?: Record<string, string>;
  status?: string;
  sides?: string[];
}

const specOf = ({
  title,
  id,
  shown = {},
  status = "unexpected",
  sides = ["expected", "actual", "diff"],
}: Pictured) => ({
  title,
  tests: [
    {
      projectName: "pictures",
      status,
      annotations: Object.entries(shown).map(([type, description]) => ({ type, description })),
      results: [
        {
          attachments: id
            ? sides.map((side) => ({ name: `${id}-${side}.png`, path: fileOf(id, side) }))
            : [],
        },
      ],
    },
  ],
});

const BUTTON = {
  title: "shows components/actions/Button: All States as it was approved",
  id: "button--all-states",
  shown: {
    part: "components/actions/Button",
    state: "All States",
    language: "en",
    width: "1280",
    theme: "day",
  },
};
const HOME = {
  title: "shows the page home in hr-320 as it was approved",
  id: "page-home-hr-320",
  shown: { part: "Page home", language: "hr", width: "320", theme: "day" },
};

const reportOf = (...pictured: Pictured[]): PlaywrightReport => ({
  suites: [{ suites: [{ specs: pictured.map(specOf) }] }],
});

const TWO = reportOf(BUTTON, HOME, {
  title: "shows components/actions/Link: Default as it was approved",
  shown: { part: "components/actions/Link" },
  status: "expected",
});

beforeAll(async () => {
  for (const { id } of [BUTTON, HOME]) {
    for (const [side, background] of Object.entries(SIDES)) {
      const picture = { create: { width: 200, height: 80, channels: 3 as const, background } };
      writeFileSync(fileOf(id, side), await sharp(picture).png().toBuffer());
    }
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what a run found", () => {
  it("is every picture that differs, with what it shows and the command that approves it alone", () => {
    const { compared, differences, otherFailures } = readDifferences(TWO);
    expect(compared).toBe(3);
    expect(otherFailures).toEqual([]);
    expect(differences).toMatchObject([
      {
        ...BUTTON.shown,
        before: "pictures/button--all-states-before.png",
        after: "pictures/button--all-states-after.png",
        difference: "pictures/button--all-states-difference.png",
        approve:
          'npm run test:visual:approve -- "components/actions/Button: All States as it was approved"',
      },
      { ...HOME.shown, state: "" },
    ]);
  });

  it("has a new picture without a before, and names what failed without a picture", () => {
    const { differences, otherFailures } = readDifferences(
      reportOf({ ...BUTTON, sides: ["actual"] }, { title: "keeps no picture of what is gone" }),
    );
    expect(differences).toHaveLength(1);
    expect(differences[0]).not.toHaveProperty("before");
    expect(otherFailures).toEqual(["pictures: keeps no picture of what is gone"]);
  });
});

describe("the filters", () => {
  const { differences } = readDifferences(TWO);

  it("show what has every chosen property", () => {
    expect(filterDifferences(differences, { language: "hr", width: "320" })).toHaveLength(1);
    expect(filterDifferences(differences, { language: "hr", width: "1280" })).toEqual([]);
    expect(filterDifferences(differences, {})).toHaveLength(2);
  });

  it("count what each value would show beside the other filters, and keep the chosen value", () => {
    expect(optionsOf(differences, "width", {})).toEqual([
      { value: "320", count: 1 },
      { value: "1280", count: 1 },
    ]);
    expect(optionsOf(differences, "width", { language: "hr", width: "1280" })).toEqual([
      { value: "320", count: 1 },
      { value: "1280", count: 0 },
    ]);
  });

  it("stand in the address", () => {
    const choice = { part: "components/actions/Button", width: "320" };
    expect(readChoice(writeChoice(choice))).toEqual(choice);
    expect(readChoice(writeChoice({}))).toEqual({});
  });
});

describe("the page, opened from the disk", () => {
  const directory = join(folder, "differences");
  const address = pathToFileURL(join(directory, "index.html")).href;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    await writeDifferences(TWO, directory);
    const executablePath = ensureBrowser();
    browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
    page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    page.setDefaultTimeout(10_000);
  });

  afterAll(() => browser.close());

  const open = async (hash = ""): Promise<void> => {
    await page.goto("about:blank");
    await page.goto(address + hash);
  };
  const names = (): Promise<string[]> => page.locator("#list h2").allTextContents();
  const cut = (picture: number): Promise<string> =>
    page
      .locator(".pictures img")
      .nth(picture)
      .evaluate((image) => getComputedStyle(image).clipPath);

  it("has its pictures beside it and every difference in the list", async () => {
    await open();
    expect(readdirSync(join(directory, "pictures"))).toHaveLength(6);
    expect(await names()).toEqual(["components/actions/Button: All States", "Page home"]);
    const widths = page
      .locator("img")
      .evaluateAll((images) =>
        Promise.all(
          images.map((image) => (image as HTMLImageElement).decode().then(() => image.clientWidth)),
        ),
      );
    expect(Math.min(...(await widths))).toBeGreaterThan(0);
  });

  it("says how to approve and how to refuse, and fits a telephone", async () => {
    await open();
    expect(await page.getByRole("heading", { name: "Approve" }).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: "Refuse" }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it("moves from before to after by the keys of the slider", async () => {
    await open();
    const slider = page.getByRole("slider").first();
    await slider.focus();
    expect(await cut(0)).toBe("inset(0px 50% 0px 0px)");
    await page.keyboard.press("ArrowLeft");
    expect(await slider.getAttribute("aria-valuetext")).toBe("49 % before");
    await page.keyboard.press("Home");
    // Nothing of before, all of after.
    expect(await cut(0)).toContain("100%");
    expect(await cut(1)).toMatch(/^inset\(0px( 0px 0px 0%)?\)$/);
  });

  it("filters, with the choice in the address, and shows all again", async () => {
    await open();
    await page.getByLabel("Language").selectOption({ label: "Croatian (hr) (1)" });
    expect(await names()).toEqual(["Page home"]);
    expect(page.url()).toMatch(/#language=hr$/);
    await page.getByRole("button", { name: "Show all" }).click();
    expect(await names()).toHaveLength(2);
    await open("#width=1280");
    expect(await names()).toEqual(["components/actions/Button: All States"]);
    await open("#width=1280&language=hr");
    expect(await page.getByText("No difference has these properties").isVisible()).toBe(true);
  });

  it("says that nothing differs", async () => {
    const same = join(folder, "same");
    await writeDifferences(reportOf({ ...BUTTON, status: "expected" }), same);
    await page.goto(pathToFileURL(join(same, "index.html")).href);
    expect(await page.getByText("Nothing differs").isVisible()).toBe(true);
    expect(await page.getByLabel("Language").isVisible()).toBe(false);
  });
});
