import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Stop } from "../../../content-service/figures/stops.ts";
import {
  findOtherFigures,
  findOtherStops,
  findWrittenFigures,
} from "../../../scripts/checks/documents/figures.ts";

const root = mkdtempSync(join(tmpdir(), "figures-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

it("finds kilometres that a document writes, with the line", () => {
  const file = write("destination/ilok/en.md", "One.\n\nIt is 30 km, or {{km a to b by car}}.\n");
  expect(findWrittenFigures([file])).toEqual([expect.stringContaining(`${file}:3: "30 km"`)]);
});

it("finds times and prices in rows of facts only", () => {
  const file = write(
    "destination/bac/en.md",
    '---\nfacts:\n  - { kind: bus, text: "It takes 20 minutes." }\n---\nWait 20 minutes.\n',
  );
  expect(findWrittenFigures([file])).toEqual([expect.stringContaining(`${file}:3: `)]);
});

it("names both languages where their figures differ, in digits or in words", () => {
  const hr = write("blog/walk/hr.md", "Pet kilometara, {{time a to b by car}} i 8 km.\n");
  const de = write("blog/walk/de.md", "Fünf Kilometer, {{time a to b by car}} und 8 km.\n");
  const en = write("blog/walk/en.md", "Six kilometres, {{time a to c by car}} and 8 km.\n");
  expect(findOtherFigures([hr, de])).toEqual([]);
  expect(findOtherFigures([hr, de, en])).toEqual([
    `${en}:1: this has "{{time a to c by car}}", 6 km, and ${hr} has "{{time a to b by car}}", 5 km. Give both the same figures.`,
  ]);
});

it("leaves each language the papers of its own readers", () => {
  const hr = write("blog/border/hr.md", "{{papers into serbia}}\n");
  const sr = write("blog/border/sr.md", "{{papers into croatia}}\n");
  expect(findOtherFigures([hr, sr])).toEqual([]);
});

it("compares what stops at a destination with the table, in both directions", () => {
  const link = "https://timetable.example";
  const stop = { destination: "vukovar", towards: "Osijek", checked: "2026-11-24", source: link };
  const stops: Stop[] = [
    { ...stop, by: "bus" },
    { ...stop, by: "train" },
    { ...stop, by: "tram" },
  ];
  const row = (kind: string, address = link) =>
    `  - { kind: ${kind}, text: "From Osijek.", link: "${address}" }\n`;
  const find = (rows: string): string[] => {
    const file = write("destination/vukovar/en.md", `---\nfacts:\n${rows}---\n`);
    return findOtherStops([file], stops).map((one) => one.slice(root.length + 1));
  };
  expect(find(row("bus") + row("train"))).toEqual([]);
  expect(find(row("bus"))).toEqual([
    expect.stringMatching(/^destination\/vukovar\/en\.md:1: .*has a train of vukovar/),
  ]);
  expect(find(row("bus") + row("train", "https://other.example"))).toEqual([
    expect.stringMatching(/^destination\/vukovar\/en\.md:4: .*other\.example.*timetable\.example/),
  ]);
  expect(findOtherStops([write("destination/bac/en.md", row("bus"))], stops)).toEqual([
    expect.stringMatching(/:1: .*no bus of bac/),
  ]);
});
