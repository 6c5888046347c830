import puppeteer from "puppeteer-core";
import { Builder, Key } from "selenium-webdriver";

export type Engine = "firefox" | "webkit";

const HEIGHT = 800;

const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Home: Key.HOME,
  End: Key.END,
} as const;

/** What the scenarios need of an engine. */
export interface Driver {
  /** Brings the keyboard focus back to the page: Tab may have led into the browser's own controls. */
  regainFocus(): Promise<unknown>;
  open(url: string): Promise<unknown>;
  /** Evaluates an expression and awaits its promise. */
  evaluate(expression: string): Promise<unknown>;
  press(key: keyof typeof KEYS): Promise<unknown>;
  type(text: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<unknown>;
  resize(width: number): Promise<unknown>;
  /** A PNG, in base64. */
  screenshot(): Promise<string>;
  close(): Promise<unknown>;
}

async function connectFirefox(address: string): Promise<Driver> {
  const connection = { browserWSEndpoint: address, protocol: "webDriverBiDi" } as const;
  const browser = await puppeteer.connect(connection);
  let [page = await browser.newPage()] = await browser.pages();
  await page.bringToFront();
  return {
    regainFocus: async () => {
      // Without a screen, a click does not do it, nor does bringToFront().
      const next = await browser.newPage();
      await page.close();
      page = next;
    },
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    screenshot: () => page.screenshot({ encoding: "base64" }),
    close: () => browser.disconnect(),
  };
}

async function connectWebKit(address: string): Promise<Driver> {
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: "MiniBrowser" })
    .build();
  return {
    regainFocus: async () => {},
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    // Around the pointer, which stands in the middle of the screen: elsewhere a window has no
    // focus.
    resize: (width) =>
      driver
        .manage()
        .window()
        .setRect({ x: Math.round(640 - width / 2), y: 0, width, height: HEIGHT }),
    screenshot: () => driver.takeScreenshot(),
    close: () => driver.quit(),
  };
}

export const connect = (engine: Engine, address: string): Promise<Driver> =>
  engine === "firefox" ? connectFirefox(address) : connectWebKit(address);
