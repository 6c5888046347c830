// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readText, standing, writeText } from "../../../src/features/Keep/store.ts";
import {
  changeJourneys,
  readJourneys,
  useJourneys,
} from "../../../src/features/MyJourney/journeys.ts";
import { type MyJourney, NO_JOURNEY } from "../../../src/journey/journey.ts";
import { withKept, withoutKept } from "../../../src/journey/kept.ts";
import { NO_JOURNEYS, storedText } from "../../../src/journey/stored.ts";

type Kind = "localStorage" | "sessionStorage";

/** A store of a browser, which may have no room. */
class Store {
  readonly texts = new Map<string, string>();
  isFull = false;

  getItem = (name: string): string | null => this.texts.get(name) ?? null;
  setItem = (name: string, text: string): void => {
    if (this.isFull) throw new DOMException("no room", "QuotaExceededError");
    this.texts.set(name, text);
  };
  removeItem = (name: string): void => {
    this.texts.delete(name);
  };
}

let local = new Store();
let session = new Store();

const block = (kind: Kind): void => {
  vi.spyOn(window, kind, "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
};

const use = (kind: Kind, store: Store): void => {
  vi.spyOn(window, kind, "get").mockReturnValue(store as unknown as Storage);
};

beforeEach(() => {
  local = new Store();
  session = new Store();
  use("localStorage", local);
  use("sessionStorage", session);
  // What an earlier test has left in memory.
  changeJourneys(() => NO_JOURNEYS);
});

const ONE: MyJourney = { ...NO_JOURNEY, shelf: [{ key: "pk3Fa9", name: "Boat" }] };
const NEWER = JSON.stringify({ version: 2, trips: [] });

function Title() {
  return useJourneys()[0].title;
}

const readJourney = (): MyJourney => readJourneys()[0];
const changeJourney = (change: (journey: MyJourney) => MyJourney): void =>
  changeJourneys(([mine, ...others]) => [change(mine), ...others]);

const add = (key: string): void => writeText(withKept(readText(), { key }));
const remove = (key: string): void => writeText(withoutKept(readText(), key));
const keys = (): string[] => readJourney().shelf.map(({ key }) => key);

describe("what a visitor keeps", () => {
  it("is stored in the browser, under one name", () => {
    expect(readJourneys()).toBe(NO_JOURNEYS);
    add("pk3Fa9");
    expect([...local.texts.keys()]).toEqual(["journey"]);
    expect(session.texts.size).toBe(0);
    expect(keys()).toEqual(["pk3Fa9"]);
    expect(standing()).toBe("stored");
  });

  it("leaves nothing in the browser when it is given up", () => {
    add("pk3Fa9");
    remove("pk3Fa9");
    expect([local.texts.size, session.texts.size]).toEqual([0, 0]);
    expect(readJourney()).toEqual(NO_JOURNEY);
  });

  it("is there as long as it has a title, a day, or a second journey beside it", () => {
    changeJourney((journey) => ({ ...journey, title: "Mine" }));
    expect(local.texts.size).toBe(1);
    changeJourney((journey) => ({ ...journey, title: "", days: [{ items: [] }] }));
    expect(local.texts.size).toBe(1);
    changeJourneys(() => [NO_JOURNEY, ONE]);
    expect(readJourneys()).toEqual([NO_JOURNEY, ONE]);
    changeJourneys(() => [NO_JOURNEY]);
    expect(local.texts.size).toBe(0);
  });

  it("is read once for each text, so that nothing is drawn without a change", () => {
    add("pk3Fa9");
    expect(readJourneys()).toBe(readJourneys());
    const before = readJourneys();
    add("dA3xYz");
    expect(readJourneys()).not.toBe(before);
  });

  it("is shown at once, whoever changes it: this tab or another one", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const page = document.createElement("div");
    const root = createRoot(page);
    await act(async () => root.render(createElement(Title)));
    await act(async () => changeJourney((journey) => ({ ...journey, title: "Mine" })));
    expect(page.textContent).toBe("Mine");
    local.setItem("journey", storedText([{ ...ONE, title: "Other tab" }]));
    await act(async () => window.dispatchEvent(new StorageEvent("storage")));
    expect(page.textContent).toBe("Other tab");
    await act(async () => root.unmount());
  });

  it("is what another tab has made of it", () => {
    add("pk3Fa9");
    local.setItem("journey", storedText([{ ...ONE, title: "Other tab" }]));
    expect(readJourney().title).toBe("Other tab");
    add("dA3xYz");
    expect(readJourney()).toMatchObject({ title: "Other tab" });
    local.removeItem("journey");
    expect(readJourney()).toEqual(NO_JOURNEY);
  });
});

describe("a browser that stores nothing", () => {
  it("keeps it for this tab, if it has room there", () => {
    block("localStorage");
    expect(standing()).toBe("blocked");
    add("pk3Fa9");
    expect(keys()).toEqual(["pk3Fa9"]);
    expect(session.texts.size).toBe(1);
    remove("pk3Fa9");
    expect(session.texts.size).toBe(0);
  });

  it("keeps it until the visitor leaves, if all is blocked", () => {
    block("localStorage");
    block("sessionStorage");
    add("pk3Fa9");
    add("dA3xYz");
    expect(keys()).toEqual(["pk3Fa9", "dA3xYz"]);
    expect(standing()).toBe("blocked");
    remove("pk3Fa9");
    remove("dA3xYz");
    expect(readJourney()).toEqual(NO_JOURNEY);
  });

  it("has none, like those in which it is switched off", () => {
    vi.spyOn(window, "localStorage", "get").mockReturnValue(null as unknown as Storage);
    expect(standing()).toBe("blocked");
    add("pk3Fa9");
    expect(keys()).toEqual(["pk3Fa9"]);
  });

  it("keeps it for this tab while it has no room, and stores it again as soon as it has", () => {
    add("pk3Fa9");
    const before = local.getItem("journey");
    local.isFull = true;
    add("dA3xYz");
    expect(standing()).toBe("full");
    expect(keys()).toEqual(["pk3Fa9", "dA3xYz"]);
    expect(local.getItem("journey")).toBe(before);
    local.isFull = false;
    add("bk3Fa9");
    expect(standing()).toBe("stored");
    expect(keys()).toEqual(["pk3Fa9", "dA3xYz", "bk3Fa9"]);
    expect(session.texts.size).toBe(0);
  });

  it("keeps it in memory if no store has room, and forgets it everywhere when it is given up", () => {
    add("pk3Fa9");
    local.isFull = true;
    session.isFull = true;
    add("dA3xYz");
    expect(standing()).toBe("full");
    expect(keys()).toEqual(["pk3Fa9", "dA3xYz"]);
    remove("pk3Fa9");
    remove("dA3xYz");
    expect(keys()).toEqual([]);
    expect([local.texts.size, session.texts.size]).toEqual([0, 0]);
  });
});

describe("a journey that a later version of the site has written", () => {
  it("is never overwritten: what is kept meanwhile stays in this tab", () => {
    local.setItem("journey", NEWER);
    expect(standing()).toBe("newer");
    expect(readJourney()).toEqual(NO_JOURNEY);
    add("pk3Fa9");
    expect(keys()).toEqual(["pk3Fa9"]);
    remove("pk3Fa9");
    expect(keys()).toEqual([]);
    expect(session.texts.size).toBe(0);
    expect([...local.texts]).toEqual([["journey", NEWER]]);
    expect(standing()).toBe("newer");
  });

  it("is not overwritten when this tab may store nothing either", () => {
    local.setItem("journey", NEWER);
    session.isFull = true;
    add("pk3Fa9");
    expect(keys()).toEqual(["pk3Fa9"]);
    expect([...local.texts]).toEqual([["journey", NEWER]]);
  });
});

describe("a journey that cannot be read as a whole", () => {
  const odd = '{"version":1,"journeys":[{"shelf":[{"key":"pk3Fa9"},{"key":"?"}]}]}';

  it("is put aside with the first change, and what can be read is kept", () => {
    local.setItem("journey", odd);
    expect(keys()).toEqual(["pk3Fa9"]);
    expect(local.getItem("journey")).toBe(odd);
    changeJourney((journey) => ({ ...journey, title: "Mine" }));
    expect(keys()).toEqual(["pk3Fa9"]);
    expect(local.getItem("journey-aside")).toBe(odd);
    changeJourney((journey) => ({ ...journey, title: "Ours" }));
    expect(local.getItem("journey-aside")).toBe(odd);
  });

  it("is left as it is by what only keeps", () => {
    local.setItem("journey", odd);
    add("dA3xYz");
    expect(keys()).toEqual(["pk3Fa9", "dA3xYz"]);
    expect(local.getItem("journey-aside")).toBeNull();
  });

  it("is no hindrance, though it is no journey at all", () => {
    local.setItem("journey", "<html>");
    expect(readJourney()).toEqual(NO_JOURNEY);
    add("dA3xYz");
    expect(keys()).toEqual(["dA3xYz"]);
    expect(local.getItem("journey-aside")).toBe("<html>");
  });
});
