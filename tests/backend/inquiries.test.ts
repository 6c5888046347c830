import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import readExcelFile from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { captureProgram } from "../../scripts/program.ts";
import { emptyDatabase } from "./database.ts";
import { newInquiry, send } from "./requests.ts";

const folder = mkdtempSync(join(tmpdir(), "inquiries-"));
const runWith = (settings: Record<string, string>, args: string[]) =>
  captureProgram(process.execPath, ["--import", "tsx", "scripts/backend/inquiries.ts", ...args], {
    env: settings,
  });
const run = (...args: string[]) => runWith({}, args);

const JOURNEY = "=1+1\n+385 32 827 410\n@SUM(A1)\n09:00 Ilok";

const today = new Date().toISOString().slice(0, 10);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  await emptyDatabase();
  await send(
    newInquiry({
      message: '=HYPERLINK("https://spam.example")',
      name: "Željka",
      from: "2127-05-01",
      people: "4",
      journey: JOURNEY,
    }),
  );
  const nobody = { people: "", children: "", vegetarians: "", guideLanguage: "" };
  await send(newInquiry({ message: "One\nTwo", language: "de", from: "", to: "", ...nobody }));
  await send(newInquiry({ message: "From a program", website: "x" }));
});

afterAll(() => rmSync(folder, { recursive: true }));

const FROM = 7;
const LAST = 12;

/** The rows below the header, as a spreadsheet shows them. */
async function rowsOf(file: string): Promise<unknown[][]> {
  const [sheet] = await readExcelFile(file);
  const [titles, ...rows] = sheet?.data ?? [];
  expect(titles?.slice(0, 7)).toEqual([
    "reference",
    "received (UTC)",
    "language",
    "about",
    "title",
    "name",
    "email",
  ]);
  expect(titles?.slice(FROM, LAST + 3)).toEqual([
    "from",
    "to",
    "people",
    "children",
    "vegetarians",
    "guideLanguage",
    "message",
    "journey",
  ]);
  return rows;
}

describe("the operator's list of inquiries", () => {
  it("has each once, oldest first, as it was written", async () => {
    const out = join(folder, "all.xlsx");
    const { code, output } = await run("--local", "--since", today, "--out", out);
    expect(code).toBe(0);
    expect(output).toContain(`2 inquiries are in ${out}.`);
    const [first, second, ...others] = await rowsOf(out);
    expect(first).toContain('=HYPERLINK("https://spam.example")');
    expect(first).toContain("Željka");
    expect(first?.slice(LAST + 1, LAST + 3)).toEqual([
      '=HYPERLINK("https://spam.example")',
      JOURNEY,
    ]);
    const days = [new Date("2127-05-01"), new Date("2127-05-03")];
    expect(first?.slice(FROM, LAST + 1)).toEqual([...days, 4, 1, 2, "de"]);
    expect(second?.slice(FROM, LAST + 1)).toEqual(Array.from({ length: 6 }, () => null));
    expect(second).toContain("One\nTwo");
    expect(others).toEqual([]);
    expect(readdirSync(folder)).toEqual(["all.xlsx"]);
  });

  it("is written without requests to Google's metadata server, and without a warning", async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.writeHead(500).end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const out = join(folder, "quiet.xlsx");
    const settings = { GCE_METADATA_HOST: `127.0.0.1:${port}` };
    const { output } = await runWith(settings, ["--local", "--since", today, "--out", out]);
    server.close();
    expect(output).toMatch(/^2 inquiries are in .+$/);
    expect(asked).toBe(0);
    rmSync(out);
  });

  it("has those of programs too when it is asked for them, in a folder", async () => {
    await run("--local", "--since", today, "--with-suspects", "--out", folder);
    const rows = await rowsOf(join(folder, `inquiries-${today}.xlsx`));
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)).toEqual(expect.arrayContaining(["From a program", "unseen-field"]));
  });

  it("ends before the day that is named", async () => {
    const [before, after] = [join(folder, "before.xlsx"), join(folder, "after.xlsx")];
    await run("--local", "--since", "2020-01-01", "--until", today, "--out", before);
    expect(await rowsOf(before)).toEqual([]);
    await run("--local", "--since", tomorrow, "--out", after);
    expect(await rowsOf(after)).toEqual([]);
  });

  it.each([
    [["--local"], "Say from which day on"],
    [["--since", today], "Say which project"],
    [["--local", "--since", "yesterday"], "--since must be a day, as in --since 2026-11-01."],
    [["--local", "--since", "2026-02-31"], "--since must be a day"],
    [["--locall"], "Unknown option '--locall'"],
    [["--local", "--since", today, "--until", today], "--until must be later than --since"],
    [["--local", "--since", today, "--out", "a.csv"], "a file that ends in .xlsx"],
    [["--local", "--since", today, "--out", "a.xlsx"], "would be among the project's files"],
    [["--local", "--since", today, "--out", "src/"], "would be among the project's files"],
  ])("says what is wrong with %j", async (args, sentence) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
  });
});
