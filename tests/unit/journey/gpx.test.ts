import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "../../../src/journey/catalogue.ts";
import { journeyGpx } from "../../../src/journey/gpx.ts";
import { NO_JOURNEY } from "../../../src/journey/journey.ts";
import { ADDRESS, addressOf, CANOE, CATALOGUE, JOURNEY } from "./journeyFile.ts";

const OPTIONS = {
  title: 'Three <days> & "nights"\u0000\n',
  address: `${ADDRESS}?a=1&b=2`,
  addressOf,
  dayName: (day: number) => `Day ${day + 1}`,
};

const write = (journey = JOURNEY, catalogue = CATALOGUE): string =>
  journeyGpx(journey, catalogue, OPTIONS);

function read(text: string) {
  const { documentElement: gpx } = new new Window().DOMParser().parseFromString(text, "text/xml");
  const textIn = (parent: ReturnType<typeof gpx.querySelector>, name: string): string =>
    [...(parent?.children ?? [])].find(({ tagName }) => tagName === name)?.textContent ?? "";
  return {
    gpx,
    name: textIn(gpx.querySelector("metadata"), "name"),
    link: gpx.querySelector("metadata > link")?.getAttribute("href"),
    points: [...gpx.querySelectorAll("wpt")].map((point) => ({
      name: textIn(point, "name"),
      at: [point.getAttribute("lat"), point.getAttribute("lon")],
      link: point.querySelector("link")?.getAttribute("href"),
      order: [...point.children].map(({ tagName }) => tagName),
    })),
    routes: [...gpx.querySelectorAll("rte")].map((route) => [
      textIn(route, "name"),
      ...[...route.querySelectorAll("rtept")].map((point) => textIn(point, "name")),
    ]),
  };
}

describe("a journey for a navigator", () => {
  it("has its name and its page", () => {
    const { gpx, name, link } = read(write());
    expect([gpx.getAttribute("version"), gpx.getAttribute("creator")]).toEqual([
      "1.1",
      "podunavlje.example",
    ]);
    expect(name).toBe('Three <days> & "nights"');
    expect(link).toBe(OPTIONS.address);
  });

  it("has every place once, also one that is on no day yet, and none that is nowhere", () => {
    const shelf = [...JOURNEY.shelf, { key: "dIlok1" }];
    expect(read(write({ ...JOURNEY, shelf })).points).toEqual([
      {
        name: "Ilok",
        at: ["45.2223", "19.3775"],
        link: addressOf("/en/destination/ilok/"),
        order: ["name", "desc", "link"],
      },
      expect.objectContaining({ name: CANOE.title, at: ["45.6017", "18.7862"] }),
      expect.objectContaining({ name: "The dyke by bicycle" }),
      expect.objectContaining({ name: "Night watch", link: undefined, order: ["name"] }),
    ]);
  });

  it("has a route for each day on which there are places, in their order", () => {
    const days = [...JOURNEY.days, { items: [{ key: "bStory" }] }, { items: [] }];
    expect(read(write({ ...JOURNEY, days })).routes).toEqual([
      ["Day 1", CANOE.title, "Ilok", "Ilok"],
      ["Day 2", "The dyke by bicycle"],
      ["Day 3", "Ilok", "Night watch"],
    ]);
  });

  it("has no control characters, whatever a title has", () => {
    const things = CATALOGUE.things.map((thing) => ({ ...thing, title: "a\u0001\ud800b]]>" }));
    const text = write(JOURNEY, catalogueOf({ ...CATALOGUE, things }));
    expect(text).toContain("<name>a b]]&gt;</name>");
    expect(text.isWellFormed()).toBe(true);
  });

  it("is a file without places if there are none", () => {
    const { points, routes } = read(write(NO_JOURNEY));
    expect([points, routes]).toEqual([[], []]);
  });
});
