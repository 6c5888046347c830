import { beforeAll, describe, expect, it } from "vitest";
import { feedDate, feedText } from "../../../../src/build/discovery/feed.ts";
import { OPERATOR } from "../../../../src/config/operator.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { translator } from "../../../../src/i18n/messages.ts";
import { NO_STORY_DETAILS, place, story } from "../../documents/siteDocuments.ts";

beforeAll(addAllMessages);

const feedOf = (documents: Parameters<typeof feedText>[0]): string =>
  feedText(documents, "sr", (path) => `https://a.example/region${path}`, translator("sr"));

it.each([
  ["2026-10-14T08:00:00.000Z", "Wed, 14 Oct 2026 08:00:00 GMT"],
  ["2026-03-01T23:59:59.999Z", "Sun, 01 Mar 2026 23:59:59 GMT"],
  ["", ""],
  ["nonsense", ""],
])("writes the date %j as feeds do", (iso, date) => {
  expect(feedDate(iso)).toBe(date);
});

describe("the feed of a language", () => {
  it("tells of itself", () => {
    const feed = feedOf([]);
    expect(feed).toContain(`<title>${OPERATOR.name} – Priče</title>`);
    expect(feed).toContain("<link>https://a.example/region/sr/blog/</link>");
    expect(feed).toContain("<language>sr-Latn</language>");
    expect(feed).toContain(
      '<atom:link href="https://a.example/region/sr/feed.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(feed).not.toMatch(/<item>|lastBuildDate/);
  });

  it("tells of each story, escaped", () => {
    const feed = feedOf([story("a", "sr", { title: "Wine & <b>song</b>" })]);
    expect(feed).toContain(
      [
        "<item><title>Wine &amp; &lt;b&gt;song&lt;/b&gt;</title>",
        "<link>https://a.example/region/sr/blog/a/</link>",
        '<guid isPermaLink="true">https://a.example/region/sr/blog/a/</guid>',
        "<pubDate>Fri, 02 Jan 2026 08:00:00 GMT</pubDate>",
        "<description>Summary of a</description></item>",
      ].join(""),
    );
    expect(feed).toContain("<lastBuildDate>Fri, 02 Jan 2026 08:00:00 GMT</lastBuildDate>");
  });

  it("names who tells a story, where that is known", () => {
    const details = { ...NO_STORY_DETAILS, author: "simonji" as const };
    const feed = feedOf([story("a", "sr", { details }), story("b", "sr")]);
    expect(feed.match(/<dc:creator>[^<]*/g)).toEqual(["<dc:creator>Franjo Šimonji"]);
    expect(feed).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
  });

  it("has the newest stories of its language first, thirty at most, and nothing else", () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      story(`s${index}`, "sr", {
        publishedAt: new Date(Date.UTC(2025, 0, index + 1)).toISOString(),
      }),
    );
    const feed = feedOf([...many, story("de", "de"), place("ilok", "sr")]);
    const links = [...feed.matchAll(/<item>.*?<link>[^<]*\/([^/]+)\/<\/link>/g)].map(
      ([, uid]) => uid,
    );
    expect(links).toHaveLength(30);
    expect(links.slice(0, 2)).toEqual(["s39", "s38"]);
    expect(links).not.toContain("de");
    expect(links).not.toContain("ilok");
  });
});
