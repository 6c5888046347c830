import { describe, expect, it } from "vitest";
import { serializeByKey } from "../../../functions/src/serializeByKey.ts";

/** Work that ends when finish() is called. */
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

const nextTick = (): Promise<void> => new Promise((done) => setImmediate(done));

describe("work serialized by key", () => {
  it("waits for earlier work with the same key, and for nothing else", async () => {
    const events: string[] = [];
    const [first, second, other] = ["first", "second", "other"].map((name) =>
      workNamed(name, events),
    );
    if (!first || !second || !other) throw new Error("There are three.");
    const results = [
      serializeByKey("a", first.work),
      serializeByKey("a", second.work),
      serializeByKey("b", other.work),
    ];
    await nextTick();
    expect(events).toEqual(["first", "other"]);
    first.finish();
    await nextTick();
    expect(events).toEqual(["first", "other", "second"]);
    second.finish();
    other.finish();
    expect(await Promise.all(results)).toEqual(["first", "second", "other"]);
  });

  it("starts after work that failed, whose error only its own caller gets", async () => {
    const failing = serializeByKey("a", () => Promise.reject(new Error("no room")));
    const next = serializeByKey("a", () => Promise.resolve("done"));
    await expect(failing).rejects.toThrow("no room");
    expect(await next).toBe("done");
    expect(await serializeByKey("a", () => Promise.resolve("again"))).toBe("again");
  });

  it("starts after the time limit of work that hangs", async () => {
    const hanging = workNamed("hanging", []);
    const late = serializeByKey("a", hanging.work, 10);
    expect(await serializeByKey("a", () => Promise.resolve("done"))).toBe("done");
    // Whoever waits for it still hears when it ends.
    hanging.finish();
    expect(await late).toBe("hanging");
  });

  it("passes on an error that is thrown before the work returns a promise", async () => {
    const broken = serializeByKey("a", () => {
      throw new Error("no work");
    });
    await expect(broken).rejects.toThrow("no work");
    expect(await serializeByKey("a", () => Promise.resolve("done"))).toBe("done");
  });
});
