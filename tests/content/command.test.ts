import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { ask, type Files, post, serve, titled, workspace } from "./content-fixture.ts";

// Whole processes, beside whatever else the machine does.
vi.setConfig({ testTimeout: 30_000 });

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

interface Run {
  process: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function run(args: string[], env: Record<string, string> = {}): Run {
  const started = spawn(
    process.execPath,
    ["--import", "tsx", "content-service/src/main.ts", ...args],
    { cwd: ROOT, env: { ...process.env, CONTENT_PORT: "0", CONTENT_TOKEN: "", ...env } },
  );
  let text = "";
  started.stdout.on("data", (chunk) => (text += chunk));
  started.stderr.on("data", (chunk) => (text += chunk));
  onTestFinished(() => {
    started.kill("SIGKILL");
  });
  return {
    process: started,
    output: () => text,
    ended: once(started, "close").then(([code]) => code),
  };
}

async function addressOf({ process: started, output, ended }: Run): Promise<string> {
  const found = () => /http:\S+\/graphql/.exec(output())?.[0];
  while (found() === undefined) {
    await Promise.race([once(started.stdout ?? started, "data"), ended]);
    if (started.exitCode !== null) throw new Error(output());
  }
  return found() ?? "";
}

function documentsOf(files: Files): string[] {
  return ["--documents", workspace(files).documents];
}

const PARAGRAPH =
  "The ranger cuts the **engine** and the boat drifts among reeds, where *nobody* speaks " +
  "of [it](https://example.org), and for a while there is nothing but water and morning.\n\n";

// About four hundred words with all that articles are made of.
const ARTICLE = `${PARAGRAPH.repeat(6)}## What to bring\n\n- boots\n- a coat\n- patience\n
${PARAGRAPH.repeat(6)}> Speak softly.\n\n[Another story](document:blog/story-1) waits.\n`;

/** Documents of so many stories, each in four languages. */
function manyStories(count: number): Files {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const files = numbers.flatMap((n) => [
    [`blog/story-${n}/document.yaml`, "published: 2026-10-14\ncategory_name: Nature\n"],
    ...["hr", "en", "de", "sr"].map((language) => [
      `blog/story-${n}/${language}.md`,
      `${titled(`Story ${n}`, "summary: A morning on the water.")}${ARTICLE}`,
    ]),
  ]);
  return Object.fromEntries(files);
}

/** Of the processor, in seconds: a second in which other work is done does not count. */
const SOON = 8;

test("a thousand documents answer soon", async () => {
  const files = workspace(manyStories(250));
  const before = process.cpuUsage();
  const service = await serve(files, { watch: true });
  const { allBlogs } = await ask<{ allBlogs: unknown }>(service, "{ allBlogs { totalCount } }");
  const { user, system } = process.cpuUsage(before);
  expect(allBlogs).toEqual({ totalCount: 1000 });
  console.log(`1,000 documents answer after ${((user + system) / 1e6).toFixed(1)} s.`);
  expect((user + system) / 1e6).toBeLessThan(SOON);
});

test("the command says address and number in one line, keeps to the token it was given last, and ends with Ctrl-C", async () => {
  const documents = documentsOf({ "blog/a/en.md": titled("A"), "blog/a/hr.md": titled("A") });
  const started = run([...documents, "--token", "b"], { CONTENT_TOKEN: "a" });
  const url = await addressOf(started);
  // What it remarks on the texts comes after it.
  const [line] = started.output().split("\n");
  expect(line).toMatch(/^Content service: http:\/\/127\.0\.0\.1:\d+\/graphql, 2 documents\.$/);
  const status = async (token: string) =>
    (await post({ url }, "{ allBlogs { totalCount } }", {}, { authorization: `Token ${token}` }))
      .status;
  expect(await status("a")).toBe(401);
  expect(await status("b")).toBe(200);
  started.process.kill("SIGINT");
  expect(await started.ended).toBe(0);
});

test("faults end the command with all of them in print", async () => {
  const started = run(documentsOf({ "blog/a/en.md": titled("A", "sumary: s") }));
  expect(await started.ended).toBe(1);
  expect(started.output()).toBe(
    '1 fault in the documents:\ndocuments/blog/a/en.md:3: unknown field "sumary". Did you mean "summary"?\n',
  );
});

test("a taken port ends the command with one sentence", async () => {
  const { origin } = await serve({});
  const { port } = new URL(origin);
  const started = run([...documentsOf({}), "--port", port]);
  expect(await started.ended).toBe(1);
  expect(started.output()).toBe(
    `Port ${port} is taken. Choose another one, or end what uses it.\n`,
  );
});

test.each([
  [["--port", "many"], 'The port must be a whole number from 0 to 65535, not "many".\n'],
  [["--port", "70000"], 'The port must be a whole number from 0 to 65535, not "70000".\n'],
  [
    ["--prot", "1"],
    "Unknown option '--prot'. Known are --port, --host, --token, --documents and --languages.\n",
  ],
])("%o ends the command with one sentence", async (args, sentence) => {
  const started = run(args);
  expect(await started.ended).toBe(1);
  expect(started.output()).toBe(sentence);
});
