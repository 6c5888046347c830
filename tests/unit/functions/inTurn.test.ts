import { describe, expect, it } from "vitest";
import { inTurn } from "../../../functions/src/inTurn.ts";

/** Work that ends when it is told to. */
function workNamed(name: string, events: string[]) {
  let finish: (failure?: Error) => void = () => undefined;
  const end = new Promise<string>((resolve, reject) => {
    finish = (failure) => (failure ? reject(failure) : resolve(name));
  });
  const work = (): Promise<string> => {
    events.push(name);
    return end;
  };
  return { work, finish: (failure?: Error) => finish(failure) };
}

const turns = (): Promise<void> => new Promise((done) => setImmediate(done));

describe("work in turn", () => {
  it("waits for what came before it under the same name, and for nothing else", async () => {
    const events: string[] = [];
    const [first, second, other] = ["first", "second", "other"].map((name) =>
      workNamed(name, events),
    );
    if (!first || !second || !other) throw new Error("There are three.");
    const results = [inTurn("a", first.work), inTurn("a", second.work), inTurn("b", other.work)];
    await turns();
    expect(events).toEqual(["first", "other"]);
    first.finish();
    await turns();
    expect(events).toEqual(["first", "other", "second"]);
    second.finish();
    other.finish();
    expect(await Promise.all(results)).toEqual(["first", "second", "other"]);
  });

  it("goes on after work that failed, whose error its own caller hears", async () => {
    const failing = inTurn("a", () => Promise.reject(new Error("no room")));
    const next = inTurn("a", () => Promise.resolve("done"));
    await expect(failing).rejects.toThrow("no room");
    expect(await next).toBe("done");
    expect(await inTurn("a", () => Promise.resolve("again"))).toBe("again");
  });

  it("goes on without work that hangs", async () => {
    const hanging = workNamed("hanging", []);
    const late = inTurn("a", hanging.work, 10);
    expect(await inTurn("a", () => Promise.resolve("done"))).toBe("done");
    // Whoever waits for it still hears when it ends.
    hanging.finish();
    expect(await late).toBe("hanging");
  });

  it("says what went wrong before the work began", async () => {
    const broken = inTurn("a", () => {
      throw new Error("no work");
    });
    await expect(broken).rejects.toThrow("no work");
    expect(await inTurn("a", () => Promise.resolve("done"))).toBe("done");
  });
});
