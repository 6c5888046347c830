import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  createOffersClient,
  findFreshRefusal,
  findRefusal,
} from "../../../functions/src/offers.ts";
import type { InquiryRequest, Topic } from "../../../src/inquiries/inquiry.ts";
import { EMPTY_INQUIRY } from "../../../src/inquiries/inquiryFields.ts";
import type { Offers } from "../../../src/inquiries/offers.ts";

const SITE = "https://a.example";
const OFFERS: Offers = {
  isWhole: true,
  programs: {
    hr: {
      canoe: { largest: 10, days: { "2027-05-15": "open", "2027-05-16": "full" } },
      ilok: { largest: 2, days: {} },
    },
  },
  others: { hr: { destination: ["ilok"], blog: ["herons"] } },
};

const INQUIRY: InquiryRequest = {
  ...EMPTY_INQUIRY,
  key: "",
  language: "hr",
  page: "/hr/program/canoe/",
  topic: { kind: "program", uid: "canoe", title: "Zora" },
  website: "",
  filledInMs: 9000,
};

describe("the offers of the site", () => {
  let time = 0;
  const notes: string[] = [];
  const asking = () => createOffersClient({ log: (fault) => notes.push(fault), now: () => time });
  const answering = (answer: () => Promise<Response>) => {
    const fetch = vi.fn(answer);
    vi.stubGlobal("fetch", fetch);
    return fetch;
  };

  beforeEach(() => {
    time = 0;
    notes.length = 0;
  });

  it("are fetched once in five minutes, however many calls there are", async () => {
    const fetch = answering(async () => Response.json(OFFERS));
    const ask = asking();
    expect(await Promise.all([ask(SITE), ask(SITE)])).toEqual([OFFERS, OFFERS]);
    time = 299_999;
    await ask(SITE);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(`${SITE}/offers.json`, expect.anything());
    time = 300_000;
    await ask(SITE);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(notes).toEqual([]);
  });

  it.each([
    ["it is silent", async () => Promise.reject(new Error("fetch failed"))],
    ["it has no such file", async () => new Response("", { status: 404 })],
    ["it says something else", async () => new Response("<html>")],
    ["it says half of it", async () => Response.json({ ...OFFERS, programs: undefined })],
    [
      "it says nothing of other documents",
      async () => Response.json({ ...OFFERS, others: undefined }),
    ],
    [
      "it says a state that nobody knows",
      async () =>
        Response.json({ ...OFFERS, programs: { hr: { a: { largest: 1, days: { b: "?" } } } } }),
    ],
  ])("are unknown where %s, and soon fetched again", async (_, answer) => {
    const fetch = answering(answer);
    const ask = asking();
    expect([await ask(SITE), await ask(SITE)]).toEqual([undefined, undefined]);
    expect([fetch.mock.calls.length, notes.length]).toEqual([1, 1]);
    answering(async () => Response.json(OFFERS));
    time = 30_000;
    expect(await ask(SITE)).toEqual(OFFERS);
  });

  it("are fetched again when the cached ones are too old", async () => {
    const fetch = answering(async () => Response.json(OFFERS));
    const ask = asking();
    await ask(SITE);
    time = 29_999;
    await ask(SITE, 30_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    time = 30_000;
    await ask(SITE, 30_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("are unknown without the address of the site", async () => {
    const fetch = answering(async () => Response.json(OFFERS));
    expect(await asking()(undefined)).toBeUndefined();
    expect([fetch.mock.calls.length, notes.length]).toEqual([0, 1]);
  });
});

const refusal = (own: Partial<InquiryRequest>, offers = OFFERS) =>
  findRefusal({ ...INQUIRY, ...own }, offers, "2027-05-01");

describe("an inquiry about a program", () => {
  const topic = { ...INQUIRY.topic, uid: "gone" };

  it("is taken for a day on which it leaves, for none, and where all days have passed", () => {
    expect(refusal({ from: "2027-05-15", people: "10" })).toBeUndefined();
    expect(refusal({})).toBeUndefined();
    const later = findRefusal({ ...INQUIRY, from: "2027-07-01" }, OFFERS, "2027-06-01");
    expect(later).toBeUndefined();
  });

  it.each([
    ["no-departure", { from: "2027-05-17" }],
    ["full", { from: "2027-05-16" }],
    ["too-many", { people: "11" }],
    ["not-offered", { topic }],
    ["not-offered", { topic: { ...topic, uid: "toString" } }],
    ["not-offered", { topic: { ...topic, uid: "herons" } }],
    ["not-offered", { language: "de" as const }],
  ])("is refused as %s", (why, own) => expect(refusal(own)).toBe(why));

  it("is taken where the program may be newer than the site", () => {
    expect(refusal({ topic }, { ...OFFERS, isWhole: false })).toBeUndefined();
  });
});

describe("an inquiry about something else", () => {
  const about = (kind: Topic["kind"], uid: string, own: Partial<InquiryRequest> = {}) => ({
    topic: { kind, uid, title: "" },
    people: "99",
    ...own,
  });

  it("is taken for any day and any number, even if a program has the same uid", () => {
    expect(refusal(about("destination", "ilok", { from: "2027-05-16" }))).toBeUndefined();
    expect(refusal(about("blog", "herons"))).toBeUndefined();
    expect(refusal(about("region", ""))).toBeUndefined();
    expect(refusal(about("my-journey", "", { from: "2027-05-16" }))).toBeUndefined();
  });

  it.each([
    ["a program under another name", about("destination", "canoe")],
    ["one of another kind", about("blog", "ilok")],
    ["one that nobody knows", about("destination", "gone")],
    ["what every object has", about("destination", "toString")],
    ["one of another language", about("destination", "ilok", { language: "de" })],
  ])("is refused when it is %s", (_, own) => expect(refusal(own)).toBe("not-offered"));

  it("is judged as the program whose uid it has where the site may have newer ones", () => {
    const newer = { ...OFFERS, isWhole: false };
    expect(refusal(about("destination", "gone"), newer)).toBeUndefined();
    expect(refusal(about("destination", "ilok"), newer)).toBeUndefined();
    expect(refusal(about("destination", "canoe"), newer)).toBe("too-many");
    expect(refusal(about("blog", "canoe", { people: "1", from: "2027-05-16" }), newer)).toBe(
      "full",
    );
    expect(refusal(about("blog", "canoe", { people: "1" }), newer)).toBeUndefined();
  });
});

describe("a refusal", () => {
  const asked: (number | undefined)[] = [];
  const ask = (...answers: (Offers | undefined)[]) => {
    asked.length = 0;
    return async (oldest?: number) => {
      asked.push(oldest);
      return answers.shift();
    };
  };
  const NOTHING: Offers = { isWhole: true, programs: {}, others: {} };
  const judge = (...answers: (Offers | undefined)[]) =>
    findFreshRefusal(ask(...answers), INQUIRY, "2027-05-01");

  it("does not apply to a page that is newer than the cached offers", async () => {
    expect(await judge(NOTHING, OFFERS)).toBeUndefined();
    expect(asked).toEqual([undefined, 30_000]);
    expect(await judge(NOTHING, undefined)).toBeUndefined();
  });

  it("is checked twice, and nothing is fetched without need", async () => {
    expect(await judge(NOTHING, NOTHING)).toBe("not-offered");
    expect(await judge(OFFERS)).toBeUndefined();
    expect(asked).toEqual([undefined]);
  });
});
