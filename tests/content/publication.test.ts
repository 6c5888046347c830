import { expect, test, vi } from "vitest";
import { ask, type Files, serve, titled, workspace } from "./content-fixture.ts";

const FILES: Files = {
  "blog/old/en.md": titled("Old", "published: 2026-10-14"),
  "blog/undated/en.md": titled("Undated"),
  "blog/spring/en.md": `${titled("Spring", "published: 2027-05-01", "tags: [spring]")}\nSee [old](document:blog/old).\n`,
  "blog/spring/de.md": titled("Frühling", "published: 2027-04-01"),
  "blog/links/en.md": `${titled("Links", "published: 2026-01-01")}\nSee [spring](document:blog/spring).\n`,
};

interface Answer {
  allBlogs: { totalCount: number; edges: { node: { _meta: { uid: string; lang: string } } }[] };
  blog: { title: unknown } | null;
  links: { content: { spans: { data: { isBroken: boolean } }[] }[] };
}

const QUERY = `{
  allBlogs { totalCount edges { node { _meta { uid lang } } } }
  blog(uid: "spring", lang: "en-eu") { title }
  links: blog(uid: "links", lang: "en-eu") { content }
}`;

async function on(moment: string, files = FILES) {
  let now = new Date(moment);
  const lines: string[] = [];
  const service = await serve(files, { now: () => now, log: (line) => lines.push(line) });
  const look = async () => {
    const { allBlogs, blog, links } = await ask<Answer>(service, QUERY);
    const repository = await (await fetch(`${service.origin}/api/v2`)).json();
    return {
      uids: allBlogs.edges.map(({ node }) => `${node._meta.uid} ${node._meta.lang}`).sort(),
      count: allBlogs.totalCount,
      isThere: blog !== null,
      isBroken: links.content[0]?.spans[0]?.data.isBroken,
      tags: repository.tags,
      ref: repository.refs[0].ref,
    };
  };
  return { look, lines, service, move: (to: string) => (now = new Date(to)) };
}

test("a document is not there before its day: in no list, under no address, behind no link", async () => {
  const { look, lines } = await on("2026-11-23T12:00:00Z");
  expect(await look()).toMatchObject({
    uids: ["links en-eu", "old en-eu", "undated en-eu"],
    count: 3,
    isThere: false,
    isBroken: true,
    tags: [],
  });
  expect(lines).toContain(
    "Not shown yet (days of Europe/Zagreb): blog/spring from 2027-04-01 on, blog/spring from 2027-05-01 on.",
  );
});

test("a document comes with its day, which begins at midnight in Zagreb, without a new start", async () => {
  const { look, move } = await on("2027-04-30T21:59:59Z");
  const before = await look();
  expect(before).toMatchObject({ isThere: false, count: 4 });
  move("2027-04-30T22:00:00Z");
  const after = await look();
  expect(after).toMatchObject({ isThere: true, isBroken: false, tags: ["spring"], count: 5 });
  expect(after.ref).not.toBe(before.ref);
});

test("says on which day the next document comes, until none waits", async () => {
  expect((await on("2026-11-23T12:00:00Z")).service.nextDay).toBe("2027-04-01");
  expect((await on("2027-04-01T12:00:00Z")).service.nextDay).toBe("2027-05-01");
  expect((await on("2027-05-01T12:00:00Z")).service.nextDay).toBe(undefined);
});

test("all of a day is alike, whatever hour was written", async () => {
  const files = { ...FILES, "blog/late/en.md": titled("Late", "published: 2026-11-23T21:30:00Z") };
  const { look, move, lines } = await on("2026-11-22T23:00:01Z", files);
  const first = await look();
  expect(first.uids).toContain("late en-eu");
  move("2026-11-23T22:59:59Z");
  expect(await look()).toEqual(first);
  expect(lines.filter((line) => /^Not shown.*late/.test(line))).toEqual([]);
});

test("who edits a document that waits is told when it will be shown", async () => {
  const made = workspace({ "blog/a/en.md": titled("A") });
  const lines: string[] = [];
  await serve(made, {
    watch: true,
    now: () => new Date("2026-11-23T12:00:00Z"),
    log: (line) => lines.push(line),
  });
  made.write({ "blog/a/en.md": titled("A", "published: 2099-01-01") });
  await vi.waitFor(() => expect(lines).toContain("Read again: 0 documents."), {
    timeout: 10_000,
    interval: 25,
  });
  expect(lines).toContain("Not shown yet (days of Europe/Zagreb): blog/a from 2099-01-01 on.");
});
