import { existsSync, readdirSync, readFileSync } from "node:fs";
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

it("draws a page for each of src/templates", () => {
  const names = (folder: string, ending: string): string[] =>
    readdirSync(folder).flatMap((file) =>
      file.endsWith(ending) ? file.slice(0, -ending.length) : [],
    );
  expect(names("stories/pages", ".stories.tsx")).toEqual(names("src/templates", ".tsx"));
});

it.each(["components", "features"])("has no story without a component in src/%s", (folder) => {
  const orphanedStories = readdirSync(`stories/${folder}`)
    .map((file) => file.replace(".stories.tsx", ""))
    .filter((name) => !existsSync(`src/${folder}/${name}`));
  expect(orphanedStories).toEqual([]);
});

it("marks what no page uses as a spare, and nothing else", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, "utf8") }));
  const isUsed = (name: string): boolean =>
    sources.some(
      ({ file, text }) =>
        !file.startsWith(`components/${name}/`) && text.includes(`/${name}/${name}.tsx"`),
    );
  const isMarked = (name: string): boolean =>
    readFileSync(`stories/components/${name}.stories.tsx`, "utf8").includes('tags: ["spare"]');
  const names = drawnIn("components");
  expect(names.filter((name) => !isUsed(name))).toEqual(names.filter(isMarked));
});
