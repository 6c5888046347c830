import { request as open } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltFunction, MEMORY_LIMIT, startBuiltFunction } from "./builtFunction.ts";
import { emptyDatabase, readAll } from "./database.ts";
import { type HostileInput, hostileInput, MARK } from "./hostileInputs.ts";

// FUZZ_INPUTS=20000 FUZZ_SEED=7 npx vitest run --project=backend tests/backend/fuzz.test.ts
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const AT_ONCE = 8;
const BATCH = 500;
const SLOWEST_INPUT_MS = 500;

/** The statuses that the function may answer with. */
const EXPECTED = [200, 204, 400, 403, 405, 409, 413, 415, 429];

let target: BuiltFunction;

beforeAll(async () => {
  await emptyDatabase();
  target = await startBuiltFunction();
});

afterAll(() => target.stop());

interface Answer {
  status: number;
  text: string;
}

function give(input: HostileInput, network: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = input;
    const length = "transfer-encoding" in headers ? {} : { "content-length": body.length };
    const sent = { ...length, ...headers, "x-forwarded-for": network };
    const request = open(target.url, { method, path, headers: sent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => (text += part));
      response.on("close", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on("error", reject);
    request.end(body);
  });
}

function keyIn(body: Buffer): string {
  return JSON.parse(body.toString()).data.key;
}

/** "" if the answer is as expected. */
function faultOf({ status, text }: Answer): string {
  if (!EXPECTED.includes(status)) return `is answered with ${status}`;
  if (text.includes(MARK)) return "is repeated in its answer";
  if (status === 204) return "";
  const { result, error } = JSON.parse(text);
  const isAnswer = status === 200 ? result?.reference : error?.status && error?.message;
  return isAnswer ? "" : "is not answered as callables are";
}

it(`keeps what it takes, and nothing else, of ${INPUTS} inputs with the seed ${SEED}`, {
  timeout: 60_000 + INPUTS * SLOWEST_INPUT_MS,
}, async () => {
  const faults: string[] = [];
  const taken = new Set<string>();
  let given = 0;
  const giveAll = async (inputs: HostileInput[]): Promise<void> => {
    for (let input = inputs.pop(); input; input = inputs.pop()) {
      given += 1;
      const network = `10.${(given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`;
      const answer = await give(input, network);
      const fault = faultOf(answer);
      if (fault) faults.push(`${JSON.stringify({ ...input, body: String(input.body) })} ${fault}`);
      if (answer.status === 200) taken.add(keyIn(input.body));
    }
  };
  for (let first = 0; first < INPUTS; first += BATCH) {
    const numRuns = Math.min(BATCH, INPUTS - first);
    const inputs = fc.sample(hostileInput, { numRuns, seed: SEED + first });
    await Promise.all(Array.from({ length: AT_ONCE }, () => giveAll(inputs)));
  }
  expect(faults).toEqual([]);
  expect(given).toBe(INPUTS);
  const kept = (await readAll("inquiries")).map(({ id }) => id);
  expect(kept.sort()).toEqual([...taken].sort());
  expect(target.log()).not.toContain(MARK);
  expect(target.isGone()).toBe(false);
  expect(target.mostMemory()).toBeLessThan(MEMORY_LIMIT);
  console.log(
    `${INPUTS} inputs, seed ${SEED}: ${kept.length} kept, at most ${Math.round(target.mostMemory() / 1e6)} MB.`,
  );
});
