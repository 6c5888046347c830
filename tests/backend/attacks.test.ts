import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HEAVY, strike } from "./attackers.ts";
import { type BuiltFunction, MEMORY_LIMIT, startBuiltFunction } from "./builtFunction.ts";
import { readAll } from "./database.ts";
import { newInquiry } from "./requests.ts";

/** Parsing these bodies took 1.5 to 6.8 seconds. */
const WITHOUT_PARSING_MS = 1000;

// ATTACK_ROUNDS=20 npx vitest run --project=backend tests/backend/attacks.test.ts
const ROUNDS = Number(process.env.ATTACK_ROUNDS ?? 4);

let target: BuiltFunction;
const sockets: Socket[] = [];

beforeAll(async () => {
  target = await startBuiltFunction();
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await target.stop();
});

async function sendHonestly(): Promise<{ key: string; status: number }> {
  const inquiry = newInquiry();
  sent += 1;
  const network = `198.19.${sent >> 8}.${sent & 255}`;
  const body = Buffer.from(JSON.stringify({ data: inquiry }));
  const { status } = await strike(target.url, body, { "x-forwarded-for": network });
  return { key: inquiry.key, status };
}
let sent = 0;

async function expectKept(honest: { key: string; status: number }[]): Promise<void> {
  expect(honest.map(({ status }) => status)).toEqual(honest.map(() => 200));
  const kept = (await readAll("inquiries")).map(({ id }) => id);
  for (const { key } of honest) expect(kept).toContain(key);
  expect(target.isGone()).toBe(false);
  expect(target.mostMemory()).toBeLessThan(MEMORY_LIMIT);
}

describe("the function as Google runs it, with 256 MB", () => {
  it.each(Object.entries(HEAVY))(
    "refuses %s unread, and keeps what arrives meanwhile",
    async (name, make) => {
      const { body, encoding } = make();
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const [struck, honest] = await Promise.all([
          strike(target.url, body, { encoding }),
          sendHonestly(),
        ]);
        expect([400, 413, 415]).toContain(struck.status);
        expect(JSON.parse(struck.text).error.status).toBe("INVALID_ARGUMENT");
        expect(struck.milliseconds).toBeLessThan(WITHOUT_PARSING_MS);
        await expectKept([honest]);
        times.push(Math.round(struck.milliseconds));
      }
      times.sort((one, other) => one - other);
      const [median, worst] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
      const memory = Math.round(target.mostMemory() / 1e6);
      console.log(
        `${name}: refused after ${median} ms, ${worst} at worst; ${ROUNDS} of ${ROUNDS} honest ones kept; ${memory} MB.`,
      );
    },
  );

  it("saves inquiries while three hundred other requests do not end", async () => {
    const head = "POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
    const part = `${head}content-length: 65000\r\n\r\n${"[".repeat(60_000)}`;
    await Promise.all(
      Array.from({ length: 300 }, () => {
        const socket = connect(Number(new URL(target.url).port), "127.0.0.1");
        sockets.push(socket);
        socket.on("error", () => undefined);
        return new Promise<void>((done) => socket.write(part, () => done()));
      }),
    );
    await expectKept([await sendHonestly(), await sendHonestly()]);
  });
});
