import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** All stories of Storybook's index.json, without documentation pages. */
export function storiesOf(index: unknown): Story[] {
  return Object.values(entriesOf(index)).flatMap((entry) => (isStory(entry) ? [entry] : []));
}

/** Stories grouped by component. */
export function byTitle(stories: Story[]): Map<string, Story[]> {
  const groups = new Map<string, Story[]>();
  for (const story of stories) {
    groups.set(story.title, [...(groups.get(story.title) ?? []), story]);
  }
  return groups;
}

export function readStories(folder: string): Story[] {
  const file = join(folder, "index.json");
  if (!existsSync(file)) {
    throw new Error(`There is no Storybook in ${folder}/: run npm run storybook:build.`);
  }
  return storiesOf(JSON.parse(readFileSync(file, "utf8")));
}

function entriesOf(index: unknown): object {
  const isIndex = typeof index === "object" && index !== null && "entries" in index;
  if (isIndex && typeof index.entries === "object" && index.entries) return index.entries;
  throw new Error("Storybook's index.json has no entries.");
}

function isStory(entry: unknown): entry is Story {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "type" in entry &&
    entry.type === "story" &&
    ["id", "title", "name"].every((key) => typeof Reflect.get(entry, key) === "string")
  );
}
