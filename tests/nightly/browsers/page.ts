import { expect } from "vitest";
import { HYDRATED } from "../../../src/runtime/pageState.ts";
import type { Driver } from "./drivers.ts";
import type { SiteProxy } from "./proxy.ts";

/**
 * All visible elements of a selector that contain the text. Runs in the page, so it uses nothing of
 * this file.
 */
const visible = (selector: string, text: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      (element.textContent ?? "").replace(/\s+/g, " ").includes(text),
  );

/** A page in any of the engines. Tests wait with `expect.poll`. */
export class Page {
  constructor(
    readonly driver: Driver,
    readonly proxy: SiteProxy,
  ) {}

  /** Opens a URL, which may redirect. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.proxy.origin + path);
  }

  /** Opens a page and waits until it is hydrated. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.untilHydrated();
  }

  /** Waits for the fonts, too: a late one moves what is about to be clicked. */
  async untilHydrated(): Promise<void> {
    await expect.poll(() => this.count(`#___gatsby[${HYDRATED}]`), { message: "hydrated" }).toBe(1);
    await this.evaluate(async () => void (await document.fonts.ready));
  }

  /** Runs a function in the page; it can use its arguments only. */
  async evaluate<Args extends unknown[], Found>(
    run: (...args: Args) => Found,
    ...args: Args
  ): Promise<Awaited<Found>> {
    const list = args.map((arg) => JSON.stringify(arg)).join();
    const found = await this.driver.evaluate(
      `(async () => { const visible = ${visible}; return JSON.stringify((await (${run})(${list})) ?? null); })()`,
    );
    return JSON.parse(String(found));
  }

  /** "/hr/blog/?category=nature" */
  url(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  texts(selector: string, text = ""): Promise<string[]> {
    return this.evaluate(
      (wanted, words) =>
        visible(wanted, words).map((element) =>
          (element.textContent ?? "").trim().replace(/\s+/g, " "),
        ),
      selector,
      text,
    );
  }

  async text(selector: string): Promise<string | undefined> {
    return (await this.texts(selector)).find(Boolean);
  }

  async count(selector: string, text = ""): Promise<number> {
    return (await this.texts(selector, text)).length;
  }

  attribute(selector: string, name: string): Promise<string | null | undefined> {
    return this.evaluate(
      (wanted, attribute) => document.querySelector(wanted)?.getAttribute(attribute),
      selector,
      name,
    );
  }

  /** Whether an element of the selector that contains the text has the focus. */
  hasFocus(selector: string, text = ""): Promise<boolean> {
    return this.evaluate(
      (wanted, words) => visible(wanted, words).some((one) => one === document.activeElement),
      selector,
      text,
    );
  }

  async focus(selector: string, text = ""): Promise<void> {
    await this.evaluate((wanted, words) => visible(wanted, words)[0]?.focus(), selector, text);
    await expect
      .poll(() => this.hasFocus(selector, text), { message: `focus on ${selector} ${text}` })
      .toBe(true);
  }

  /** Clicks the middle of an element, as soon as it neither moves nor is covered. */
  async click(selector: string, text = ""): Promise<void> {
    let [x, y] = [0, 0];
    const find = async (): Promise<boolean> => {
      const point = await this.evaluate(pointOf, selector, text);
      if (point) [x, y] = point;
      return point !== null;
    };
    await expect.poll(find, { message: `${selector} "${text}" can be pressed` }).toBe(true);
    await this.driver.clickAt(x, y);
  }

  async press(...keys: Parameters<Driver["press"]>): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.driver.type(text);
    await expect.poll(() => this.value(selector), { message: selector }).toBe(text);
  }

  value(selector: string): Promise<string | undefined> {
    return this.evaluate(
      (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value,
      selector,
    );
  }

  back(): Promise<void> {
    return this.evaluate(() => history.back());
  }

  /** Errors of the page since the last call. */
  takeErrors(): Promise<string> {
    return this.evaluate(() => {
      const errors = sessionStorage.getItem("errors") ?? "";
      sessionStorage.removeItem("errors");
      return errors;
    });
  }
}

async function pointOf(selector: string, text: string): Promise<[number, number] | null> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const [target] = visible(selector, text);
  target?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  await frame();
  const before = target?.getClientRects()[0];
  await frame();
  const box = target?.getClientRects()[0];
  if (!target || !before || !box || before.x !== box.x || before.y !== box.y) return null;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  return target.contains(hit) || hit?.closest("label")?.contains(target) ? [x, y] : null;
}
