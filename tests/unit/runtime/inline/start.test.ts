// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES } from "../../../../src/i18n/languages.ts";
import { chooseLanguage } from "../../../../src/i18n/redirectFor.ts";
import { run } from "../../../../src/runtime/inline/start.ts";
import {
  BUILD_HASH,
  DEGRADED_PART,
  ENHANCED,
  FILTERING,
  INQUIRY_ID,
  PATH_ID,
  PENDING,
  SCRIPTS,
} from "../../../../src/runtime/pageState.ts";

const OWN = `<script id="${PATH_ID}" type="application/json">"/hr/"</script><script id="own" ${BUILD_HASH}="8b5a" ${SCRIPTS}="/a.js /b.js"></script>`;

/** Starts in a page; what the observer of paints waits for, is done by `paint`. */
function start(html = ""): { paint: () => void } {
  document.body.innerHTML = html + OWN;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(
    document.querySelector<HTMLScriptElement>("#own"),
  );
  const observers: (() => void)[] = [];
  class Observer {
    constructor(act: () => void) {
      observers.push(act);
    }
    observe(): void {}
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  run();
  return {
    paint: () => {
      for (const act of observers) act();
      vi.advanceTimersByTime(100);
    },
  };
}

const find = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
};

/** The scripts that the page has asked for; none is fetched. */
let loaded: HTMLScriptElement[] = [];
const sources = (): (string | null)[] => loaded.map((script) => script.getAttribute("src"));

/** What the visitor does, and whether the browser would still follow it. */
function act(element: Element, kind: string, settings: MouseEventInit = {}): boolean {
  const settled = { bubbles: true, cancelable: true, ...settings };
  const event = kind === "click" ? new MouseEvent(kind, settled) : new Event(kind, settled);
  return element.dispatchEvent(event);
}

const isLost = (): boolean => "degraded" in document.documentElement.dataset;

const heard = () => vi.mocked(window.addEventListener).mock.calls;

/** All scripts came too late. */
function lose(paint: () => void): void {
  paint();
  vi.advanceTimersByTime(20_000);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] });
  vi.spyOn(window, "addEventListener");
  loaded = [];
  vi.spyOn(document.body, "append").mockImplementation((...scripts) => {
    for (const script of scripts) if (script instanceof HTMLScriptElement) loaded.push(script);
  });
});

afterEach(() => {
  window.___start?.take();
  for (const [kind, listener] of heard()) window.removeEventListener(kind, listener);
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the start of a page", () => {
  it("tells Gatsby what it wants to know", () => {
    start();
    expect(window.pagePath).toBe("/hr/");
    expect(window.___webpackCompilationHash).toBe("8b5a");
    expect(window.___chunkMapping).toEqual({});
  });

  it("gives a memory to a browser that denies its store, and leaves the other as it is", () => {
    const { localStorage: own } = window;
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new Error("denied");
    });
    start().paint();
    const { sessionStorage: store } = window;
    expect(store.getItem("a")).toBeNull();
    store.setItem("a", "b");
    expect(store.getItem("a")).toBe("b");
    store.removeItem("a");
    expect(store.getItem("a")).toBeNull();
    expect(window.localStorage).toBe(own);
  });

  it("loads the scripts in their order after the first paint, and what they need", () => {
    const { paint } = start('<link as="fetch" media="not all">');
    const { media } = find<HTMLLinkElement>("link");
    expect([sources(), media]).toEqual([[], "not all"]);
    paint();
    expect(sources()).toEqual(["/a.js", "/b.js"]);
    expect(loaded.map(({ async }) => async)).toEqual([false, false]);
    expect(find<HTMLLinkElement>("link").media).toBe("all");
  });

  it.each(["load", "error"])("waits for the main picture's %s", (kind) => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    const { paint } = start('<img alt="" fetchpriority="high">');
    paint();
    expect(sources()).toEqual([]);
    find("img").dispatchEvent(new Event(kind));
    vi.advanceTimersByTime(100);
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  it.each(["pointerdown", "keydown", "touchstart"])("waits no longer at the first %s", (kind) => {
    const { paint } = start();
    window.dispatchEvent(new Event(kind));
    window.dispatchEvent(new Event(kind));
    paint();
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });

  it("waits for nothing where the list is unseen until they come", () => {
    document.documentElement.setAttribute(FILTERING, "");
    start('<img alt="" fetchpriority="high">');
    vi.advanceTimersByTime(1);
    expect(sources()).toEqual(["/a.js", "/b.js"]);
    document.documentElement.removeAttribute(FILTERING);
  });

  it("waits three seconds at most", () => {
    start();
    vi.advanceTimersByTime(2999);
    expect(sources()).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(sources()).toEqual(["/a.js", "/b.js"]);
  });
});

describe("a part that does not come", () => {
  it("is given up after twenty seconds, until the page is hydrated all the same", () => {
    const { paint } = start("<noscript><b>Without</b></noscript>");
    lose(paint);
    expect(isLost()).toBe(true);
    expect(find(`[${DEGRADED_PART}]`).innerHTML).toContain("Without");
    window.___start?.take();
    expect(isLost()).toBe(false);
    expect(document.querySelector(`[${DEGRADED_PART}]`)).toBeNull();
  });

  it("is no longer missed once the page is hydrated", () => {
    const { paint } = start();
    window.___start?.take();
    lose(paint);
    expect(isLost()).toBe(false);
  });

  it("is requested four times, with growing pauses, and then reported as failed", () => {
    start().paint();
    for (const pause of [500, 1500, 4500]) {
      loaded.at(-1)?.onerror?.("error");
      expect(isLost()).toBe(false);
      const before = loaded.length;
      vi.advanceTimersByTime(pause - 1);
      expect(loaded).toHaveLength(before);
      vi.advanceTimersByTime(1);
    }
    expect(sources()).toEqual(["/a.js", "/b.js", "/b.js", "/b.js", "/b.js"]);
    loaded.at(-1)?.onerror?.("error");
    expect(isLost()).toBe(true);
  });

  it("is retried after a partial download", () => {
    start().paint();
    const filename = `${location.origin}/a.js`;
    window.dispatchEvent(new ErrorEvent("error", { filename, error: new SyntaxError("half") }));
    vi.advanceTimersByTime(500);
    expect(sources()).toEqual(["/a.js", "/b.js", "/a.js"]);
    expect(isLost()).toBe(false);
  });

  it("is one that fails, and not a fault without a file", () => {
    start().paint();
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("elsewhere") }));
    expect(isLost()).toBe(false);
    const filename = `${location.origin}/a.js`;
    window.dispatchEvent(new ErrorEvent("error", { filename, error: new Error("here") }));
    expect(isLost()).toBe(true);
  });

  it("leaves what was typed to an e-mail", () => {
    const { paint } = start(
      `<form method="dialog"><label>Name <input value="Ana"></label><input tabindex="-1" value="trap"></form><div id="${INQUIRY_ID}"><a href="mailto:a@b.hr?subject=c&body=d">Write</a></div>`,
    );
    lose(paint);
    const link = find<HTMLAnchorElement>(`#${INQUIRY_ID} a`);
    act(link, "click");
    expect(link.href).toMatch(/^mailto:a@b\.hr\?subject=c&body=Name(%20)?%3A%20Ana$/);
  });
});

describe("what is done before the page listens", () => {
  const held = () => [...(window.___start?.take() ?? [])];

  it("is held: a press, a tick and what was typed", () => {
    start(
      '<button type="button">Show</button><input type="checkbox"><textarea></textarea><select><option></option><option>5</option></select>',
    );
    act(find("button"), "click");
    find<HTMLInputElement>("input").checked = true;
    act(find("input"), "input");
    find<HTMLTextAreaElement>("textarea").value = "Ana";
    act(find("textarea"), "input");
    find<HTMLSelectElement>("select").value = "5";
    act(find("select"), "input");
    expect(find("button").hasAttribute(PENDING)).toBe(true);
    expect(held()).toEqual([
      [find("button"), null],
      [find("input"), true],
      [find("textarea"), "Ana"],
      [find("select"), "5"],
    ]);
    act(find("button"), "click");
    expect(held()).toHaveLength(4);
  });

  it("is held where it was done before the script came", () => {
    const typed = vi.spyOn(HTMLInputElement.prototype, "defaultValue", "get");
    typed.mockReturnValue("");
    start('<input value="Ana"><input value="">');
    expect(held()).toEqual([[find("input"), "Ana"]]);
  });

  it("is held of a menu that was changed before the script came, and of no other", () => {
    const menu = "<option>5</option><option selected>6</option></select>";
    const value = vi.spyOn(HTMLSelectElement.prototype, "value", "get");
    value.mockImplementation(function (this: HTMLSelectElement) {
      return this.id === "a" ? "5" : "6";
    });
    start(`<select id="a">${menu}<select id="b">${menu}`);
    expect(held()).toEqual([[find("#a"), "5"]]);
    value.mockRestore();
  });

  it("is held on a link that says so, and on no other", () => {
    start(`<a href="/a" ${ENHANCED}="">a</a><a href="/b" id="b">b</a>`);
    expect(act(find(`[${ENHANCED}]`), "click")).toBe(false);
    expect(act(find("#b"), "click")).toBe(true);
    expect(held()).toEqual([[find(`[${ENHANCED}]`), null]]);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("is left to the browser when it opens elsewhere: %j", (settings) => {
    start(`<a href="/a" ${ENHANCED}="">a</a>`);
    expect(act(find("a"), "click", settings)).toBe(true);
    expect(held()).toEqual([]);
  });

  it("is left to a form that leads to a page", () => {
    start('<form method="get" action="/hr/search/"><button>Search</button></form>');
    find("form").addEventListener("submit", (event) => event.preventDefault());
    act(find("button"), "click");
    expect(held()).toEqual([]);
  });

  it.each(LANGUAGES)("keeps the language that was chosen: %s", (language) => {
    start(`<a hreflang="${LANGUAGE_TABLE[language].htmlLang}" href="/">a</a>`);
    find("a").addEventListener("click", (event) => event.preventDefault());
    act(find("a"), "click");
    const stored = localStorage.getItem("language");
    const site = { languages: LANGUAGES, fallback: DEFAULT_LANGUAGE };
    expect(chooseLanguage({ stored, preferred: [] }, site)).toBe(language);
  });

  it("takes along where the visitor is, to another language", () => {
    history.replaceState({}, "", "?type=active#more");
    start('<a hreflang="sr-Latn" href="https://site.example/sr/program/"><b>Srpski</b></a>');
    find("a").addEventListener("click", (event) => event.preventDefault());
    act(find("b"), "click");
    expect(find<HTMLAnchorElement>("a").href).toMatch(/\/sr\/program\/\?type=active#more$/);
    history.replaceState({}, "", "/");
  });
});
