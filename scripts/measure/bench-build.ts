import { benchmark, describeRow, figuresOf, type Row } from "../../tests/figures/scale.ts";
import { runAsCommand } from "../command.ts";
import { report } from "./figures/figures.ts";

function readSizes(args: string[]): number[] {
  const sizes = [...new Set(args.map(Number))].sort((one, other) => one - other);
  if (!sizes.every((size) => Number.isInteger(size) && size >= 12)) {
    throw new Error(
      "Sizes are whole numbers of pages from 12 on, as in npm run bench:build -- 1000 4000.",
    );
  }
  return sizes.length > 0 ? sizes : [1000, 4000];
}

void runAsCommand("bench-build", async (args) => {
  const rows: Row[] = [];
  for (const pages of readSizes(args)) {
    const row = await benchmark(pages);
    console.log(describeRow(row));
    rows.push(row);
  }
  report("scale", figuresOf(rows), false);
});
