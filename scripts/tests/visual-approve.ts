import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { APPROVED } from "../../tests/visual/approved.ts";
import { PICTURES, readChoice, runVisualTests } from "../../tests/visual/visualTests.ts";
import { runAsCommand } from "../command.ts";

// Takes the pictures of what was chosen anew, and keeps them as approved.
void runAsCommand("visual-approve", async (args) => {
  const choice = readChoice(args);
  if (choice.pattern === undefined && !choice.isAll) {
    throw new Error(
      "Say what you approve, as in npm run visual:approve -- Button, or approve everything with --all.",
    );
  }
  mkdirSync(APPROVED, { recursive: true });
  const known = readdirSync(APPROVED);
  const start = Date.now();
  const code = await runVisualTests([PICTURES], choice, ["--update-snapshots=changed"]);
  const files = readdirSync(APPROVED);
  const approved = files.filter((file) => statSync(join(APPROVED, file)).mtimeMs >= start);
  for (const file of approved) {
    await pack(join(APPROVED, file));
    console.log(`  ${known.includes(file) ? "changed" : "new"} ${file}`);
  }
  console.log(`${approved.length} of ${files.length} pictures are newly approved.`);
  process.exitCode = code;
});

// A picture without photographs has few colours: with a palette of them it is half as large, and
// what the palette lacks is far below what tests/visual/drift.ts passes over.
async function pack(path: string): Promise<void> {
  const packed = await sharp(readFileSync(path))
    .png({ palette: true, quality: 100, effort: 10, dither: 0 })
    .toBuffer();
  writeFileSync(path, packed);
}
