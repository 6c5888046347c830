import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/serve/port.ts";
import type { Circumstances, Driver, Key } from "./driver.ts";
import { startUntilSaid } from "./startUntilSaid.ts";
import { WATCH } from "./watch.ts";

const HEIGHT = 800;
const PATIENCE_IN_MS = 60_000;

/** As the W3C's WebDriver calls what is on no key by itself. */
const KEYS: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** The window is as wide as its bar of buttons; without room for these it can be as narrow as a telephone. */
const NARROW_BAR =
  "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; } image { -gtk-icon-transform: scale(0.01); }";

export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

type Call = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** The few commands of WebDriver that a walk needs: each is one request. */
function callerOf(base: string): Call {
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_IN_MS),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error} ${value.message}`.trim());
    return value;
  };
}

/** WebKitGTK's settings are those of the desktop. */
function writeSettings(folder: string, { isStill }: Circumstances): void {
  const settings = join(folder, "gtk-3.0");
  mkdirSync(settings, { recursive: true });
  const animations = isStill ? 0 : 1;
  writeFileSync(
    join(settings, "settings.ini"),
    `[Settings]\ngtk-enable-animations=${animations}\n`,
  );
  writeFileSync(join(settings, "gtk.css"), NARROW_BAR);
}

export async function startWebKit(
  programs: WebKitPrograms,
  folder: string,
  circumstances: Circumstances,
): Promise<Driver> {
  writeSettings(folder, circumstances);
  const screen = await startUntilSaid({
    file: programs.display,
    // Its pointer stands in the middle, and a window without the pointer never has the focus.
    args: ["-displayfd", "1", "-screen", "0", `${circumstances.width}x1200x24`, "-nolisten", "tcp"],
    ready: /^(\d+)$/m,
  });
  try {
    return await startOnScreen(programs, folder, circumstances, screen);
  } catch (error) {
    await screen.end();
    throw error;
  }
}

async function startOnScreen(
  programs: WebKitPrograms,
  folder: string,
  { width }: Circumstances,
  screen: { said: string; end(): Promise<void> },
): Promise<Driver> {
  const port = await findFreePort();
  const service = await startUntilSaid({
    file: programs.driver,
    args: [`--port=${port}`, "--host=127.0.0.1"],
    env: {
      DISPLAY: `:${screen.said}`,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      XDG_CONFIG_HOME: resolve(folder),
      LANG: "en_US.UTF-8",
      LC_ALL: "",
      LANGUAGE: "en",
    },
  });
  const call = callerOf(`http://127.0.0.1:${port}`);
  await untilAnswering(call);
  const options = { binary: programs.browser, args: ["--automation"] };
  const session = await call("POST", "/session", {
    capabilities: {
      alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options },
    },
  });
  const id =
    typeof session === "object" && session && "sessionId" in session ? session.sessionId : "";
  const inSession: Call = (method, path, body) => call(method, `/session/${id}${path}`, body);
  const driver = driverOf(inSession, async () => {
    await inSession("DELETE", "").catch(() => undefined);
    await service.end();
    await screen.end();
  });
  await inSession("POST", "/window/rect", { x: 0, y: 0, width, height: HEIGHT });
  await untilAsWide(driver, width);
  return driver;
}

/** The screen gives a window its size in a moment of its own. */
async function untilAsWide(driver: Driver, width: number): Promise<void> {
  for (const end = Date.now() + PATIENCE_IN_MS; ; await pause(50)) {
    const shown = Number(await driver.evaluate("innerWidth"));
    if (shown === width) return;
    if (Date.now() > end) {
      throw new Error(`The window is ${shown} pixels wide instead of ${width}.`);
    }
  }
}

async function untilAnswering(call: Call): Promise<void> {
  for (const end = Date.now() + PATIENCE_IN_MS; ; await pause(50)) {
    try {
      return void (await call("GET", "/status"));
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

function driverOf(call: Call, close: () => Promise<void>): Driver {
  const act = (type: "key" | "pointer", actions: object[]): Promise<unknown> =>
    call("POST", "/actions", {
      actions: [
        {
          type,
          id: type,
          ...(type === "pointer" && { parameters: { pointerType: "mouse" } }),
          actions,
        },
      ],
    });
  const strike = (value: string): object[] => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  const evaluate = async (expression: string): Promise<string> => {
    const answer = await call("POST", "/execute/async", {
      args: [],
      script: `const done = arguments[arguments.length - 1];
        new Promise((resolve) => resolve(${expression})).then(
          (found) => done(JSON.stringify({ found: found ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })));`,
    });
    const { found, error } = JSON.parse(String(answer));
    if (error) throw new Error(error);
    return JSON.stringify(found);
  };
  return {
    open: async (url) => void (await call("POST", "/url", { url })),
    back: async () => void (await evaluate("history.back()")),
    evaluate,
    press: async (key) => void (await act("key", strike(KEYS[key]))),
    type: async (text) => void (await act("key", [...text].flatMap(strike))),
    clickAt: async (x, y) =>
      void (await act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ])),
    screenshot: async (file) => {
      const picture = String(await call("GET", "/screenshot"));
      writeFileSync(file, Buffer.from(picture, "base64"));
    },
    print: async () => "WebKitGTK's driver has no command for printing.",
    takeComplaints: async () => JSON.parse(await evaluate(WATCH.take)),
    close,
  };
}
