import { once } from "node:events";
import { availableParallelism } from "node:os";
import { isRecord } from "../../src/documents/raw.ts";
import { startProgram } from "../program.ts";

interface Said {
  level: string;
  text: string;
}

/** What Gatsby says over its structured log, as far as it matters here. */
function readMessage(message: unknown): { started?: string; said?: Said } {
  const action = isRecord(message) ? message.action : undefined;
  const payload = isRecord(action) ? action.payload : undefined;
  if (!isRecord(action) || !isRecord(payload)) return {};
  const text = typeof payload.text === "string" ? payload.text : "";
  if (action.type === "ACTIVITY_START") return { started: text };
  return action.type === "LOG" ? { said: { level: String(payload.level), text } } : {};
}

/** Gatsby's steps in the words of whoever waits for them; the others go unsaid. */
const STEPS: [RegExp, string][] = [
  [/^createPages$/, "Reading the documents and preparing their pictures."],
  [/^Building production JavaScript/, "Building what browsers run."],
  [/^Building HTML renderer/, "Building what draws the pages."],
  [/^Building static HTML/, "Drawing the pages."],
];

/** What src/build says of its own work. */
const PROGRESS = /^Pictures: /;

const NOISE = /gatsby-plugin|source map|telemetry|browserslist|caniuse/i;

export interface GatsbyRun {
  house: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  isPrefixed: boolean;
}

/** So many processors at most. */
const SMALL_MACHINE = 4;

/**
 * Gatsby keeps one core for itself, which waits while pages are drawn, and does not count the threads
 * of a core: a machine of two processors would draw on one. A big machine has enough, and memory for
 * as many drawers as Gatsby likes.
 */
const processors = (): NodeJS.ProcessEnv =>
  availableParallelism() > SMALL_MACHINE
    ? {}
    : { GATSBY_CPU_COUNT: String(availableParallelism() + 1) };

/** Webpack makes and drops millions of small things: with room for them, they are swept up less often. */
const ROOM = "--max-semi-space-size=64";

const AS_BEFORE = "what was built before is as it was";

/** Runs Gatsby's build; throws an Error with Gatsby's own first word on what went wrong. */
export async function runGatsby({ house, env, log, isPrefixed }: GatsbyRun): Promise<void> {
  const args = ["node_modules/gatsby/cli.js", "build", ...(isPrefixed ? ["--prefix-paths"] : [])];
  const child = startProgram(process.execPath, args, {
    cwd: house,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Its workers live on when it dies without a word to them, and would hold these open.
    buffer: false,
    extendEnv: false,
    // With the other kind, what it says last is lost.
    serialization: "json",
    env: {
      ...processors(),
      ...env,
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} ${ROOM}`,
      NODE_ENV: "production",
      GATSBY_TELEMETRY_DISABLED: "1",
      CI: "true",
    },
  });
  const errors: string[] = [];
  let output = "";
  let isDone = false;
  const collect = (text: string): void => {
    output = (output + text).slice(-20_000);
  };
  child.stdout?.setEncoding("utf8").on("data", collect);
  child.stderr?.setEncoding("utf8").on("data", collect);
  child.on("message", (message) => {
    const { started, said } = readMessage(message);
    const step = STEPS.find(([pattern]) => started !== undefined && pattern.test(started));
    if (step) log(step[1]);
    if (said?.level === "ERROR") errors.push(said.text);
    if (said?.text.startsWith("Done building")) isDone = true;
    const isNews =
      said?.level === "WARNING" ? !NOISE.test(said.text) : PROGRESS.test(said?.text ?? "");
    if (said && isNews) log(said.text);
  });
  const gone = once(child, "exit");
  // What it said last comes on this channel, perhaps after its end.
  await once(child, "disconnect");
  const [code, signal] = await gone;
  // A signal that ends this program ends Gatsby too, and the build counts as failed.
  if (signal) throw new Error(`The build was stopped (${signal}); ${AS_BEFORE}.`);
  if (code !== 0)
    throw new Error(errors[0]?.trim() || output.trim() || `Gatsby ended with ${code}.`);
  if (!isDone) throw new Error(`Gatsby ended before it had built all; ${AS_BEFORE}: start again.`);
}
