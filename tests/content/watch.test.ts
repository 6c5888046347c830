import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ask, serve, titled, type Workspace, workspace } from "./content-fixture.ts";

interface Titles {
  allBlogs: { edges: { node: { title: { text: string }[] } }[] };
}

async function watched(files: Workspace) {
  const lines: string[] = [];
  const service = await serve(files, { watch: true, log: (line) => lines.push(line) });
  const titles = async () => {
    const { allBlogs } = await ask<Titles>(service, "{ allBlogs { edges { node { title } } } }");
    return allBlogs.edges.map(({ node }) => node.title[0]?.text);
  };
  const ref = async () => (await (await fetch(`${service.origin}/api/v2`)).json()).refs[0].ref;
  return { lines, titles, ref };
}

const soon = { timeout: 10_000, interval: 25 };
vi.setConfig({ testTimeout: 40_000 });

test("an edited, a new and a removed document are seen without a new start, under a new ref", async () => {
  const files = workspace({ "blog/a/en.md": titled("A"), "blog/b/en.md": titled("B") });
  const { titles, ref } = await watched(files);
  expect(await titles()).toEqual(["A", "B"]);
  const before = await ref();

  files.write({ "blog/a/en.md": titled("A, edited") });
  await vi.waitFor(async () => expect(await titles()).toEqual(["A, edited", "B"]), soon);
  expect(await ref()).not.toBe(before);

  files.write({ "blog/c/en.md": titled("C") });
  await vi.waitFor(async () => expect(await titles()).toEqual(["A, edited", "B", "C"]), soon);

  rmSync(join(files.documents, "blog/b"), { recursive: true });
  await vi.waitFor(async () => expect(await titles()).toEqual(["A, edited", "C"]), soon);

  renameSync(join(files.documents, "blog/c"), join(files.documents, "blog/z"));
  files.write({ "blog/a/en.md": titled("A") });
  await vi.waitFor(async () => expect(await titles()).toEqual(["A", "C"]), soon);
  expect(await ref()).not.toBe(before);
});

test("a fault is told with file and line while the last good documents are served", async () => {
  const files = workspace({ "blog/a/en.md": titled("A") });
  const { lines, titles, ref } = await watched(files);
  const before = await ref();

  files.write({ "blog/a/en.md": titled("A, edited", "sumary: s") });
  await vi.waitFor(
    () => expect(lines).toContain("The last good documents are still served."),
    soon,
  );
  expect(lines).toContain(
    'documents/blog/a/en.md:3: unknown field "sumary". Did you mean "summary"?',
  );
  expect(await titles()).toEqual(["A"]);
  expect(await ref()).toBe(before);

  files.write({ "blog/a/en.md": titled("A, edited", "summary: s") });
  await vi.waitFor(async () => expect(await titles()).toEqual(["A, edited"]), soon);
});

test("a picture that was missing is found when somebody puts it there", async () => {
  const files = workspace({ "blog/a/en.md": titled("A") });
  const { lines, titles } = await watched(files);
  files.write({
    "blog/a/en.md": titled("With fire", "image: fire.webp", "alt: {fire.webp: A fire}"),
  });
  await vi.waitFor(() => expect(lines.join()).toContain('missing picture "fire.webp"'), soon);
  await files.paint("fire.webp");
  await vi.waitFor(async () => expect(await titles()).toEqual(["With fire"]), soon);
});
