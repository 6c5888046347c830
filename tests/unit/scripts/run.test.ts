import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// A command that starts a program of its own, says both numbers, and stays.
const HOLD = `import { runAsCommand } from "./command.ts";
import { startNode } from "./program.ts";
void runAsCommand("hold", async () => {
  const below = startNode(["-e", "setInterval(() => {}, 1000)"]);
  console.log([process.pid, below.pid].join(" "));
  await below;
});
`;
const ECHO = `console.log(process.argv.slice(2).join(" ")); process.exitCode = 7;`;

let house = "";

interface Lock {
  packages: Record<
    string,
    { version?: string; optional?: boolean; link?: boolean; dev?: boolean; integrity?: string }
  >;
}

// A house with nothing in it but the way in, two commands, and what npm would have written down.
function furnish({
  node = ">=20.0.0",
  lock = {},
  installed = lock,
}: {
  node?: string;
  lock?: Lock["packages"];
  installed?: Lock["packages"];
} = {}): void {
  mkdirSync(join(house, "scripts"), { recursive: true });
  mkdirSync(join(house, "node_modules"), { recursive: true });
  const write = (path: string, content: unknown) =>
    writeFileSync(
      join(house, path),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  for (const file of ["run.mjs", "install.mjs", "orphaned.mjs", "command.ts", "program.ts"]) {
    copyFileSync(join("scripts", file), join(house, "scripts", file));
  }
  for (const name of ["tsx", "execa"]) {
    symlinkSync(resolve("node_modules", name), join(house, "node_modules", name));
  }
  write("scripts/hold.ts", HOLD);
  write("scripts/echo.ts", ECHO);
  mkdirSync(join(house, "scripts/build"));
  write("scripts/build/build.ts", ECHO);
  write("package.json", {
    engines: { node },
    scripts: { hold: "node scripts/run.mjs hold", echo: "" },
  });
  write("package-lock.json", { packages: lock });
  write("node_modules/.package-lock.json", { packages: installed });
}

// The npm that is called is a program of ours: it says what it was asked and fails or succeeds.
function start(args: string[], npm = "process.exit(1)"): ChildProcess {
  const npmCli = join(house, "npm-cli.js");
  writeFileSync(
    npmCli,
    `if (process.argv[2] === "install") console.log("npm", ...process.argv.slice(2)); ${npm}`,
  );
  return spawn(process.execPath, [join(house, "scripts/run.mjs"), ...args], {
    env: { ...process.env, npm_execpath: npmCli },
  });
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = "";
  child.stdout?.on("data", (text) => {
    output += text;
  });
  child.stderr?.on("data", (text) => {
    output += text;
  });
  const [code] = await once(child, "close");
  return { code, output };
}

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "house-"));
});

afterEach(() => {
  rmSync(house, { recursive: true, force: true });
});

describe("scripts/run.mjs", () => {
  it("passes arguments on and gives back the exit code", async () => {
    furnish();
    const { code, output } = await endOf(start(["echo", "--port", "9100"]));
    expect(output).toBe("--port 9100\n");
    expect(code).toBe(7);
  });

  it("names the commands when it does not know one", async () => {
    furnish();
    const { code, output } = await endOf(start(["serv"]));
    expect(output).toBe('There is no command "serv". The commands are: hold, echo.\n');
    expect(code).toBe(1);
  });

  it("says in one sentence which Node.js it needs", async () => {
    furnish({ node: "^18.1.0 || >=99.0.0" });
    const { code, output } = await endOf(start(["echo"]));
    expect(output).toBe(
      `This project needs Node.js ^18.1.0 or >=99.0.0, but this is ${process.versions.node}: install one of these versions and start again.\n`,
    );
    expect(code).toBe(1);
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const)(
    "ends every process below it on %s",
    async (signal) => {
      furnish();
      const child = start(["hold"]);
      const family = await familyOf(child);
      child.kill(signal);
      await untilGone(family);
    },
  );

  it("ends every process when the command itself is killed", async () => {
    furnish();
    const family = await familyOf(start(["hold"]));
    process.kill(family[0] ?? 0, "SIGKILL");
    await untilGone(family);
  });

  it("ends every process below it when npm is killed", async () => {
    furnish();
    const npm = spawn("npm", ["run", "--silent", "hold"], { cwd: house });
    const family = await familyOf(npm);
    npm.kill("SIGKILL");
    await untilGone(family);
  });
});

/** The numbers of a command and of the one below it. */
async function familyOf(runner: ChildProcess): Promise<number[]> {
  const [line] = await once(runner.stdout ?? runner, "data");
  const family = String(line).trim().split(" ").map(Number);
  expect(family.map(isAlive)).toEqual([true, true]);
  return family;
}

/** One that has ended but was not yet waited for (a zombie, Z) is gone. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout !== "" && !stdout.startsWith("Z");
}

const untilGone = (family: number[]) =>
  vi.waitFor(() => expect(family.filter(isAlive)).toEqual([]), { timeout: 15_000 });

describe("installing what is missing", () => {
  const REACT = { "node_modules/react": { version: "19.3.1" } };

  it("leaves npm alone when everything is there", async () => {
    furnish({ lock: REACT });
    expect((await endOf(start(["echo"]))).output).not.toContain("npm");
  });

  it.each([
    ["a package is missing", {}],
    ["the lock file has moved on", { "node_modules/react": { version: "19.3.0" } }],
  ])("asks npm when %s, and names the cure when npm fails", async (_, installed) => {
    furnish({ lock: REACT, installed });
    const { code, output } = await endOf(start(["echo"]));
    expect(output).toMatch(/^Installing packages;/m);
    expect(output).toMatch(/^npm install --no-save --include=dev/m);
    expect(output).toMatch(/check the network connection, then start again[.]\n$/);
    expect(code).toBe(1);
  });

  it("goes on with the command once npm has installed", async () => {
    furnish({ lock: REACT, installed: {} });
    const installs = `require("node:fs").copyFileSync("package-lock.json", "node_modules/.package-lock.json")`;
    const { code, output } = await endOf(start(["echo", "hello"], installs));
    expect(output).toMatch(/\nhello\n$/);
    expect(code).toBe(7);
  });

  describe("for a command that only builds or serves", () => {
    const VITEST = { "node_modules/vitest": { version: "4.1.12", dev: true } };
    const lock = { ...REACT, ...VITEST };

    it("does not wait for what checks and tests", async () => {
      furnish({ lock, installed: REACT });
      expect((await endOf(start(["build/build"]))).code).toBe(7);
      expect((await endOf(start(["echo"]))).output).toMatch(/^npm install .*--include=dev/m);
    });

    it.each([
      ["leaves that out", {}, "--omit=dev"],
      ["takes nothing of it away where it is", VITEST, "--include=dev"],
    ])("%s", async (_, installed, option) => {
      furnish({ lock, installed });
      expect((await endOf(start(["build/build"]))).output).toContain(` ${option} `);
    });
  });

  it("tells npm the URL of each package while it installs", async () => {
    const lock = { "node_modules/@img/sharp": { version: "1.2.3", integrity: "sha512-" } };
    furnish({ lock, installed: {} });
    const address = "http://registry.example/@img/sharp/-/sharp-1.2.3.tgz";
    const npm = `const isAsked = process.argv[2] === "view";
      console.log(isAsked ? "${address}" : require("node:fs").readFileSync("npm-shrinkwrap.json", "utf8"));`;
    const { output } = await endOf(start(["echo"], npm));
    expect(output).toContain(`"resolved":"${address}"`);
    expect(existsSync(join(house, "npm-shrinkwrap.json"))).toBe(false);
  });

  it("does not wait for packages of other operating systems, nor for our own", async () => {
    furnish({
      lock: {
        "": {},
        "node_modules/for-another-system": { version: "1.0.0", optional: true },
        "node_modules/ours": { link: true },
      },
      installed: {},
    });
    expect((await endOf(start(["echo"]))).code).toBe(7);
  });
});
