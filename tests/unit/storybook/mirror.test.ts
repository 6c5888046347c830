import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

/** The story of each component and feature, by name: "stories/components/layout/Card/Card.stories.tsx" */
const STORIES = new Map(
  readdirSync("stories", { recursive: true, encoding: "utf8" })
    .filter((file) => /^(components|features)\/.*\.stories\.tsx$/.test(file))
    .map((file) => [basename(file, ".stories.tsx"), `stories/${file}`] as const),
);

const storyOf = (name: string): string => STORIES.get(name) ?? "";

/** What draws something has its own name: src/components/Card/Card.tsx */
const drawnIn = (folder: string): string[] =>
  readdirSync(`src/${folder}`).filter((name) => existsSync(`src/${folder}/${name}/${name}.tsx`));

it.each(["components", "features"])("has a story for each of src/%s", (folder) => {
  const names = drawnIn(folder);
  expect(names.length).toBeGreaterThan(20);
  const without = names.filter((name) => !storyOf(name).startsWith(`stories/${folder}/`));
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
  const orphanedStories = [...STORIES].filter(
    ([name, file]) => file.startsWith(`stories/${folder}/`) && !existsSync(`src/${folder}/${name}`),
  );
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
    readFileSync(storyOf(name), "utf8").includes('tags: ["spare"]');
  const names = drawnIn("components");
  expect(names.filter((name) => !isUsed(name))).toEqual(names.filter(isMarked));
});
