import { existsSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

/** What draws something has its own name: src/components/Card/Card.tsx */
const drawnIn = (folder: string): string[] =>
  readdirSync(`src/${folder}`).filter((name) => existsSync(`src/${folder}/${name}/${name}.tsx`));

it.each(["components", "features"])("has a story for each of src/%s", (folder) => {
  const names = drawnIn(folder);
  expect(names.length).toBeGreaterThan(20);
  const without = names.filter((name) => !existsSync(`stories/${folder}/${name}.stories.tsx`));
  expect(without).toEqual([]);
});

it.each(["components", "features"])("tells no story of what src/%s has not", (folder) => {
  const strangers = readdirSync(`stories/${folder}`)
    .map((file) => file.replace(".stories.tsx", ""))
    .filter((name) => !existsSync(`src/${folder}/${name}`));
  expect(strangers).toEqual([]);
});
