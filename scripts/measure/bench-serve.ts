import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { runAsCommand } from "../command.ts";
import { findFreePort } from "../serve/port.ts";
import { percentile } from "./figures/figures.ts";

/** So many ask at the same moment, each over one connection that stays open. */
const CROWDS = [10, 100];
const SECONDS = 5;
const WARM_UP_SECONDS = 1;
const PERCENTILES = [50, 95, 99];
const PATIENCE_IN_MS = 20_000;

interface Asked {
  name: string;
  path: string;
  status: number;
}

/** What visitors ask for: a page, a file of the build with a hash in its name, and what is not there. */
function whatIsAsked(): Asked[] {
  const script = readdirSync("public").find((name) => /^app-[0-9a-f]+\.js$/.test(name));
  if (!script) throw new Error("There is no finished build in public/: run npm run build.");
  return [
    { name: "a page", path: "/hr/", status: 200 },
    { name: "a script", path: `/${script}`, status: 200 },
    { name: "not there", path: "/hr/nope/", status: 404 },
  ];
}

/** Asks once, reads all of the answer, and says how long that took, in milliseconds. */
function ask(origin: string, { path, status }: Asked, agent: Agent): Promise<number> {
  const start = performance.now();
  const headers = { "accept-encoding": "gzip, br" };
  return new Promise((resolve, reject) => {
    get(origin + path, { agent, headers }, (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () => {
        if (response.statusCode === status) resolve(performance.now() - start);
        else reject(new Error(`${path} was answered with ${response.statusCode}.`));
      });
    }).once("error", reject);
  });
}

/** The times of all answers that a crowd gets within some seconds. */
async function askTogether(
  origin: string,
  asked: Asked,
  crowd: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const visitor = async (): Promise<void> => {
    while (performance.now() < end) times.push(await ask(origin, asked, agent));
  };
  await Promise.all(Array.from({ length: crowd }, visitor));
  agent.destroy();
  return times;
}

function describeTimes(times: number[], seconds: number): string {
  const shares = PERCENTILES.map(
    (share) => `${share} % within ${percentile(times, share).toFixed(1)} ms`,
  );
  return [`${Math.round(times.length / seconds)} a second`, ...shares].join(" · ");
}

async function untilServed(origin: string, [first]: Asked[]): Promise<void> {
  const agent = new Agent();
  for (const end = performance.now() + PATIENCE_IN_MS; performance.now() < end; ) {
    const isServed = first && (await ask(origin, first, agent).catch(() => undefined));
    if (isServed !== undefined) return;
    await pause(100);
  }
  throw new Error("The site was not served in time.");
}

void runAsCommand("bench-serve", async ([given]) => {
  const seconds = given === undefined ? SECONDS : Number(given);
  if (!(seconds > 0)) {
    throw new Error("Say for how many seconds, as in npm run bench:serve -- 5.");
  }
  const all = whatIsAsked();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  // A process of its own: who asks must not slow down who answers.
  const server = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/serve/serve.ts", "--port", String(port)],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  try {
    await untilServed(origin, all);
    for (const asked of all) {
      await askTogether(origin, asked, 1, WARM_UP_SECONDS);
      for (const crowd of CROWDS) {
        const times = await askTogether(origin, asked, crowd, seconds);
        console.log(`${asked.name}, ${crowd} at once: ${describeTimes(times, seconds)}`);
      }
    }
  } finally {
    server.kill();
  }
});
