import { type Catalogue, catalogueOf, type Thing } from "../../../src/journey/catalogue.ts";
import { type MyJourney, NO_JOURNEY } from "../../../src/journey/journey.ts";

export const ADDRESS = "https://podunavlje.example/region/en/journey/";
export const addressOf = (path: string): string => `https://podunavlje.example/region${path}`;

export const CANOE: Thing = {
  key: "pCanoe",
  also: ["pKanu1"],
  type: "program",
  path: "/en/program/canoe-dawn/",
  title: "Canoe, dawn & herons; <fog>",
  about: "Trip · 3 hours",
  hours: 3,
  point: [45.6017, 18.7862],
  countries: ["HR"],
  departures: [{ day: "2027-05-15", time: "05:30", state: "open" }],
  notes: ["The way back is by van.", "Bring: boots, a jacket\\coat"],
  address: 'Kopački rit, the "pier"',
  phone: "+385 31 000 000",
};

const DYKE: Thing = {
  key: "pDyke1",
  type: "program",
  path: "/en/program/dyke-by-bicycle/",
  title: "The dyke by bicycle",
  about: "Trip · 3 days",
  hours: 8,
  nights: 2,
  point: [45.25, 19.85],
  countries: ["RS"],
  departures: [{ day: "2027-05-16", time: "09:00", state: "open" }],
};

export const ILOK: Thing = {
  key: "dIlok1",
  type: "destination",
  path: "/en/destination/ilok/",
  title: "Ilok",
  about: "Half a day",
  hours: 4,
  point: [45.2223, 19.3775],
  countries: ["HR"],
  notes: ["Open from 9 to 17."],
};

const STORY: Thing = {
  key: "bStory",
  type: "blog",
  path: "/en/blog/storks/",
  title: "Storks",
  about: "Story",
  hours: 1,
};

const THINGS = [CANOE, DYKE, ILOK, STORY];

export const CATALOGUE: Catalogue = catalogueOf({
  things: THINGS,
  journeys: [
    {
      key: "jFive1",
      path: "/en/journey/five-days/",
      title: "Five days",
      about: "",
      by: "car",
      days: [{ title: "Up the river", bed: "Guest house, Ilok", bedPath: "/en/destination/ilok/" }],
      stops: [
        {
          day: 0,
          time: "23:30",
          name: "Night watch",
          text: "Bats above the wall.",
          point: [45.2, 19.4],
        },
      ],
    },
  ],
});

/** Three days: a departure and a place twice, a program of several days, and an evening that passes midnight. */
export const JOURNEY: MyJourney = {
  ...NO_JOURNEY,
  title: "Three days, šć",
  start: "2027-05-15",
  adults: 2,
  ages: [6, 9],
  shelf: [{ key: "bStory" }, { key: "pGone1", name: "Old mill" }],
  days: [
    { items: [{ key: "pKanu1" }, { key: "dIlok1" }, { key: "dIlok1", at: "18:00" }] },
    { items: [{ key: "pDyke1" }] },
    {
      items: [{ key: "dIlok1", at: "10:00" }, { key: "", stop: ["jFive1", 0] }, { key: "pGone2" }],
      bed: ["jFive1", 0],
    },
  ],
};
