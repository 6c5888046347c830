import { setTimeout as pause } from "node:timers/promises";
import type { Language } from "../../src/i18n/languages.ts";
import { type Translate, translator } from "../../src/i18n/words.ts";
import type { Driver, Finding, Key } from "./driver.ts";
import { type PageKit, pageKit } from "./pageKit.ts";
import type { WalkedSite } from "./site.ts";

/** A machine with other work to do may stand still for a while. */
const PATIENCE_IN_MS = 30_000;
const GLANCE_IN_MS = 30;

type InPage<Args extends Finding[], Found> = (kit: PageKit, ...args: Args) => Found;

// The compiler of tests names the functions within a function by a helper that no page has.
const sourceOf = <Args extends Finding[]>(run: InPage<Args, unknown>, args: Args): string =>
  `(() => { const __name = (named) => named; return (${run})((${pageKit})(), ...${JSON.stringify(args)}); })()`;

/** Somebody who sits before an engine: what they can do on a page, whichever engine it is. */
export class Visitor {
  readonly t: Translate;

  constructor(
    readonly driver: Driver,
    readonly site: WalkedSite,
    readonly width: number,
    readonly language: Language,
  ) {
    this.t = translator(language);
  }

  /** Opens an address, wherever it leads. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.site.origin + path);
  }

  /** Opens a page and waits until it listens. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.untilHydrated();
  }

  async untilHydrated(): Promise<void> {
    await this.until("a page that listens", () =>
      Boolean(document.querySelector("#___gatsby[data-hydrated]")),
    );
  }

  /** Runs a function in the page; it sees nothing but what it is given. */
  async look<Args extends Finding[], Found>(
    run: InPage<Args, Found>,
    ...args: Args
  ): Promise<Awaited<Found>> {
    return JSON.parse(await this.driver.evaluate(sourceOf(run, args)));
  }

  /** Runs it until it answers with more than nothing, and says after a while what never came and what is there. */
  async until<Args extends Finding[], Found>(
    what: string,
    run: InPage<Args, Found>,
    ...args: Args
  ): Promise<NonNullable<Awaited<Found>>> {
    let trouble = "";
    for (const end = Date.now() + PATIENCE_IN_MS; Date.now() < end; await pause(GLANCE_IN_MS)) {
      try {
        const found = await this.look(run, ...args);
        if (found) return found;
        trouble = "";
      } catch (error) {
        // A page that is just being left has nothing to say.
        trouble = error instanceof Error ? ` (${error.message})` : "";
      }
    }
    throw new Error(`There is still no ${what}${trouble}, but ${await this.surroundings()}.`);
  }

  /** Where it is, for a sentence: 'the heading "Kontakt" at /hr/contact/ with the focus on "a Blog"' */
  private surroundings(): Promise<string> {
    return this.look(({ first, wordsOf, focus }) => {
      const open = [...document.querySelectorAll("details[open] summary")].map(wordsOf);
      const place = location.pathname + location.search + location.hash;
      const opened = open.length > 0 ? ` and "${open.join('", "')}" open` : "";
      return `the heading "${wordsOf(first("h1"))}" at ${place} with the focus on "${focus()}"${opened}`;
    }).catch(() => "a page that does not answer");
  }

  async untilHeading(title: string): Promise<void> {
    await this.until(
      `heading "${title}"`,
      ({ first, wordsOf }, wanted) => wordsOf(first("h1")) === wanted,
      title,
    );
  }

  async untilAddress(address: string): Promise<void> {
    await this.until(
      `address ${address}`,
      (_, wanted) => location.href === wanted,
      this.site.origin + address,
    );
  }

  /** What follows the origin: "/hr/blog/?category=nature" */
  address(): Promise<string> {
    return this.look(() => location.pathname + location.search + location.hash);
  }

  focus(): Promise<string> {
    return this.look((kit) => kit.focus());
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  /** Presses the middle of what is to be seen of a selector, as soon as nothing moves or lies upon it. */
  async click(selector: string, text = ""): Promise<void> {
    const { x, y } = await this.until(
      `${selector} "${text}" to press`,
      async ({ first }, wanted, words) => {
        const target = first(wanted, words);
        if (!target) return null;
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        await frame();
        const before = target.getClientRects()[0];
        await frame();
        const box = target.getClientRects()[0];
        if (!before || !box || before.x !== box.x || before.y !== box.y) return null;
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const hit = document.elementFromPoint(middle.x, middle.y);
        return target.contains(hit) || hit?.closest("label")?.contains(target) ? middle : null;
      },
      selector,
      text,
    );
    await this.driver.clickAt(x, y);
  }

  /** Presses the first card, and answers with the title of the page that is there in the end. */
  async openFirstCard(): Promise<string> {
    const title = await this.until("card", ({ first, wordsOf }) =>
      wordsOf(first("main article a")),
    );
    await this.click("main article a", title);
    await this.untilHeading(title);
    return title;
  }

  /** Presses a field and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.type(text);
    await this.until(
      `field ${selector} with "${text}"`,
      ({ first }, wanted, typed) => {
        const field = first(wanted);
        return field && "value" in field && field.value === typed;
      },
      selector,
      text,
    );
  }
}
