import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { APPROVED } from "../../tests/visual/approved.ts";
import { PICTURES, readSelection, runVisualTests } from "../../tests/visual/visualTests.ts";
import { runAsCommand } from "../command.ts";

// Takes the selected pictures again and saves them as approved.
void runAsCommand("visual-approve", async (args) => {
  const choice = readSelection(args);
  if (choice.pattern === undefined && !choice.isAll) {
    throw new Error(
      "Name what you approve, as in npm run test:visual:approve -- Button, or approve everything with --all.",
    );
  }
  mkdirSync(APPROVED, { recursive: true });
  const known = readdirSync(APPROVED);
  const start = Date.now();
  const code = await runVisualTests([PICTURES], choice, ["--update-snapshots=changed"]);
  const files = readdirSync(APPROVED);
  const approved = files.filter((file) => statSync(join(APPROVED, file)).mtimeMs >= start);
  for (const file of approved) {
    await compress(join(APPROVED, file));
    console.log(`  ${known.includes(file) ? "changed" : "new"} ${file}`);
  }
  console.log(`${approved.length} of ${files.length} pictures are newly approved.`);
  process.exitCode = code;
});

// A picture without photographs has few colours: with a palette it is half as large, and the
// difference is far below the tolerance of tests/visual/pixelTolerance.ts.
async function compress(path: string): Promise<void> {
  const compressed = await sharp(readFileSync(path))
    .png({ palette: true, quality: 100, effort: 10, dither: 0 })
    .toBuffer();
  writeFileSync(path, compressed);
}
