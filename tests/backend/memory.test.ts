import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { strike } from "./attackers.ts";
import { type BuiltFunction, startBuiltFunction } from "./builtFunction.ts";

// FLOOD_REQUESTS=3300 MEMORY_GROUP=off npx vitest run --project=backend tests/backend/memory.test.ts
const REQUESTS = Number(process.env.FLOOD_REQUESTS ?? 330);
const AT_ONCE = 150;

const CONNECTIONS = 1300;

const MEBIBYTE = 2 ** 20;
/** The limit in functions/README.md, of 256 MB. Without a limit for the process Node takes more. */
const MOST_IN_GROUP = 150 * MEBIBYTE;
const MOST_ELSEWHERE = 220 * MEBIBYTE;

let made = 0;

/** Unique field names. */
function namesOfItsOwn(count: number, longest: number): string {
  made += 1;
  const names = Array.from({ length: count }, (_, index) =>
    `k${made}_${index}`.padEnd(longest, "x"),
  );
  return `{"data":{${names.map((name) => `"${name}":0`).join(",")}}}`;
}

/** Each has about 64 kB, the most that is read. */
const FLOODS: Record<string, () => string> = {
  "lists in lists": () => `{"data":${"[".repeat(32_000)}${"]".repeat(32_000)}}`,
  "objects in objects": () => `{"data":${'{"a":'.repeat(10_900)}0${"}".repeat(10_900)}}`,
  "many names": () => namesOfItsOwn(3800, 0),
  "long names": () => namesOfItsOwn(10, 6000),
  "many values": () => `{"data":[${"0,".repeat(32_000)}0]}`,
  "long texts": () => `{"data":{"name":"${"ž".repeat(32_000)}"}}`,
};

let target: BuiltFunction;

beforeAll(async () => {
  target = await startBuiltFunction();
});

afterAll(() => target.stop());

function expectLittleMemory(flood: string): void {
  expect(target.isGone()).toBe(false);
  const { isInGroup } = target;
  const most = target.mostMemory();
  const where = isInGroup ? "in a memory group with the limit" : "without a memory group";
  console.log(`${flood}: at most ${Math.round(most / MEBIBYTE)} MiB so far, ${where}.`);
  expect(most).toBeLessThan(isInGroup ? MOST_IN_GROUP : MOST_ELSEWHERE);
}

describe("the function", () => {
  it.each(Object.entries(FLOODS))("takes little memory in a flood of %s", async (name, make) => {
    let left = REQUESTS;
    const statuses = new Set<number>();
    const attack = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        statuses.add((await strike(target.url, Buffer.from(make()))).status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attack));
    expect([...statuses]).toEqual([400]);
    expectLittleMemory(name);
  });

  it("takes little memory for bodies that are too large and do not end", async () => {
    const head = "POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
    const chunk = `11000\r\n${"a".repeat(0x11000)}\r\n`;
    const sockets: Socket[] = [];
    const answers = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(Number(new URL(target.url).port), "127.0.0.1");
      sockets.push(socket);
      socket.on("error", () => undefined);
      socket.write(`${head}transfer-encoding: chunked\r\n\r\n${chunk}`);
      return new Promise<string>((done) => {
        socket.once("data", (text) => done(String(text).slice(9, 12)));
        socket.once("close", () => done("closed"));
      });
    });
    expect(new Set(await Promise.all(answers))).toContain("413");
    for (const socket of sockets) socket.destroy();
    expectLittleMemory("bodies that do not end");
  });
});
