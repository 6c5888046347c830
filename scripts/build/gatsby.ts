import { once } from "node:events";
import { availableParallelism } from "node:os";
import { LOST_LINKS } from "../../src/build/lostLinks.ts";
import { isRecord } from "../../src/documents/raw.ts";
import { startProgram } from "../program.ts";

interface LogMessage {
  level: string;
  text: string;
}

/** A message of Gatsby's structured log, as far as we use it. */
function readMessage(message: unknown): { started?: string; logged?: LogMessage } {
  const action = isRecord(message) ? message.action : undefined;
  const payload = isRecord(action) ? action.payload : undefined;
  if (!isRecord(action) || !isRecord(payload)) return {};
  const text = typeof payload.text === "string" ? payload.text : "";
  if (action.type === "ACTIVITY_START") return { started: text };
  return action.type === "LOG" ? { logged: { level: String(payload.level), text } } : {};
}

/** Gatsby's steps that are logged, and how. */
const STEPS: [RegExp, string][] = [
  [/^createPages$/, "Reading the documents and preparing their pictures."],
  [/^Building production JavaScript/, "Bundling scripts for browsers."],
  [/^Building HTML renderer/, "Bundling the page renderer."],
  [/^Building static HTML/, "Rendering the pages."],
];

/** Messages of src/build that are always shown: progress, and the list with which a build ends. */
const OWN = new RegExp(`^(?:Pictures: |${LOST_LINKS})`);

const NOISE = /gatsby-plugin|source map|telemetry|browserslist|caniuse/i;

export interface GatsbyRun {
  workspace: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  isPrefixed: boolean;
}

/** At most this many processors. */
const SMALL_MACHINE = 4;

/**
 * Gatsby reserves one core for itself and counts physical cores only: with two processors it would
 * render pages on one. Larger machines keep Gatsby's default.
 */
const processors = (): NodeJS.ProcessEnv =>
  availableParallelism() > SMALL_MACHINE
    ? {}
    : { GATSBY_CPU_COUNT: String(availableParallelism() + 1) };

/**
 * Webpack allocates millions of short-lived objects: a larger young generation means fewer
 * collections.
 */
const HEAP_OPTION = "--max-semi-space-size=64";

const UNCHANGED = "the previous build is unchanged";

/** Runs Gatsby's build; throws with Gatsby's first error message. */
export async function runGatsby({ workspace, env, log, isPrefixed }: GatsbyRun): Promise<void> {
  const args = ["node_modules/gatsby/cli.js", "build", ...(isPrefixed ? ["--prefix-paths"] : [])];
  const child = startProgram(process.execPath, args, {
    cwd: workspace,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Workers that outlive a killed Gatsby would keep these streams open.
    buffer: false,
    extendEnv: false,
    // With "advanced" the last messages are lost.
    serialization: "json",
    env: {
      ...processors(),
      ...env,
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} ${HEAP_OPTION}`,
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
    const { started, logged } = readMessage(message);
    const step = STEPS.find(([pattern]) => started !== undefined && pattern.test(started));
    if (step) log(step[1]);
    if (logged?.level === "ERROR") errors.push(logged.text);
    if (logged?.text.startsWith("Done building")) isDone = true;
    const isWarning = logged?.level === "WARNING" && !NOISE.test(logged.text);
    if (logged && (isWarning || OWN.test(logged.text))) log(logged.text);
  });
  const gone = once(child, "exit");
  // The last messages may arrive after the exit.
  await once(child, "disconnect");
  const [code, signal] = await gone;
  // A signal that stops this program stops Gatsby too: the build has failed.
  if (signal) throw new Error(`The build was stopped (${signal}); ${UNCHANGED}.`);
  if (code !== 0)
    throw new Error(errors[0]?.trim() || output.trim() || `Gatsby ended with ${code}.`);
  if (!isDone)
    throw new Error(`Gatsby ended before the build was done; ${UNCHANGED}: start again.`);
}
