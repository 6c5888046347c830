import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { captureProgram } from "../../scripts/program.ts";
import { emptyDatabase } from "./database.ts";
import { newInquiry, send } from "./requests.ts";

const folder = mkdtempSync(join(tmpdir(), "inquiries-"));
const run = (...args: string[]) =>
  captureProgram(process.execPath, ["--import", "tsx", "scripts/inquiries.ts", ...args]);

const today = new Date().toISOString().slice(0, 10);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  await emptyDatabase();
  await send(newInquiry({ message: '=HYPERLINK("https://spam.example")', name: "Željka" }));
  await send(newInquiry({ message: "One\nTwo", language: "de" }));
  await send(newInquiry({ message: "From a program", website: "x" }));
});

describe("the operator's list of inquiries", () => {
  it("has each once, oldest first, and no formulas", async () => {
    const out = join(folder, "all.csv");
    const { code, output } = await run("--local", "--since", today, "--out", out);
    expect([code, output.trim()]).toEqual([0, `2 inquiries are in ${out}.`]);
    const csv = readFileSync(out, "utf8");
    expect(csv).toMatch(/^\uFEFFreference,received,language,about,title,name,email,/);
    expect(csv).toContain("Željka");
    expect(csv).toContain(`"'=HYPERLINK(""https://spam.example"")"`);
    expect(csv).not.toContain("From a program");
    expect(csv.indexOf("HYPERLINK")).toBeLessThan(csv.indexOf('"One\nTwo"'));
    expect(readdirSync(folder)).toEqual(["all.csv"]);
  });

  it("has those of programs too when it is asked for them", async () => {
    const { output } = await run("--local", "--since", today, "--with-suspects");
    expect(output).toMatch(/From a program,.*,unseen-field\r\n/);
  });

  it("ends before the day that is named", async () => {
    const { output } = await run("--local", "--since", "2020-01-01", "--until", today);
    expect(output.trim().split("\r\n")).toHaveLength(1);
    const { output: later } = await run("--local", "--since", tomorrow);
    expect(later.trim().split("\r\n")).toHaveLength(1);
  });

  it.each([
    [["--local"], "Say from which day on"],
    [["--since", today], "Say which project"],
    [["--local", "--since", "yesterday"], "--since must be a day, as in --since 2026-11-01."],
    [["--local", "--since", "2026-02-31"], "--since must be a day"],
    [["--locall"], "Unknown option '--locall'"],
  ])("says what is wrong with %j", async (args, sentence) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
  });
});
