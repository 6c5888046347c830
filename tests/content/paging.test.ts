import { expect, test } from "vitest";
import { ask, firstErrorOf, post, serve, titled } from "./content-fixture.ts";

interface Page {
  allBlogs: {
    totalCount: number;
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
    edges: { cursor: string; node: { _meta: { uid: string } } }[];
  };
}

const PAGE = `query Page($first: Int, $after: String) {
  allBlogs(lang: "en-eu", first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { _meta { uid } } }
  }
}`;

function stories(count: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, "0"));
  return Object.fromEntries(numbers.map((n) => [`blog/story-${n}/en.md`, titled(`Story ${n}`)]));
}

test.each([
  [41, 1, 41],
  [41, 20, 3],
  [41, 100, 1],
  [241, 1, 241],
  [241, 20, 13],
  [241, 100, 3],
])(
  "all of %i documents come once, in order, at %i a page in %i pages",
  async (count, pageCap, pages) => {
    const service = await serve(stories(count), { pageCap });
    const seen: string[] = [];
    let after: string | null = null;
    let requests = 0;
    do {
      const { allBlogs }: Page = await ask<Page>(service, PAGE, { first: 1000, after });
      requests += 1;
      expect(allBlogs.totalCount).toBe(count);
      expect(allBlogs.edges.length).toBeLessThanOrEqual(pageCap);
      expect(allBlogs.pageInfo.hasPreviousPage).toBe(after !== null);
      expect(allBlogs.pageInfo.startCursor).toBe(allBlogs.edges[0]?.cursor);
      expect(allBlogs.pageInfo.endCursor).toBe(allBlogs.edges.at(-1)?.cursor);
      seen.push(...allBlogs.edges.map(({ node }) => node._meta.uid));
      after = allBlogs.pageInfo.hasNextPage ? allBlogs.pageInfo.endCursor : null;
    } while (after !== null);
    expect(requests).toBe(pages);
    expect(seen).toEqual(Object.keys(stories(count)).map((path) => path.split("/")[1]));
  },
);

test("without first a page is as long as the service allows", async () => {
  const service = await serve(stories(101));
  const { allBlogs } = await ask<Page>(service, PAGE);
  expect(allBlogs.edges).toHaveLength(100);
  expect(allBlogs.pageInfo.hasNextPage).toBe(true);
});

test("first 0 gives the count alone", async () => {
  const service = await serve(stories(3));
  const { allBlogs } = await ask<Page>(service, PAGE, { first: 0 });
  expect(allBlogs).toEqual({
    totalCount: 3,
    pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
    edges: [],
  });
});

test.each([
  [{ first: -1 }, 'Argument "first" must be 0 or more.'],
  [{ after: "nonsense" }, 'Argument "after": this list has no cursor "nonsense".'],
])("a page that cannot be is refused: %o", async (variables, message) => {
  const service = await serve(stories(3));
  expect(await firstErrorOf(await post(service, PAGE, variables))).toBe(message);
});
