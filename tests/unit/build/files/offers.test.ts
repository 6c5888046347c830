import { expect, it } from "vitest";
import { offersOf } from "../../../../src/build/files/offers.ts";
import { leavesOn, NO_TRIP_DETAILS, place, story, trip } from "../../documents/siteDocuments.ts";

it("tells of every program when it leaves, and for how many, and what else there is, by language", () => {
  const details = {
    ...NO_TRIP_DETAILS,
    groupLargest: 10,
    departures: [
      leavesOn("2027-05-15", { state: "few" }),
      leavesOn("2027-05-16", { state: "full" }),
      leavesOn("2027-05-17"),
    ],
  };
  const documents = [
    trip("canoe", "hr", { details }),
    trip("dawn", "hr"),
    trip("canoe", "de"),
    place("ilok", "hr"),
    place("vukovar", "hr"),
    story("canoe", "hr"),
    place("ilok", "de"),
  ];
  expect(offersOf(documents, true)).toMatchObject({
    isWhole: true,
    programs: {
      hr: {
        canoe: {
          largest: 10,
          days: { "2027-05-15": "open", "2027-05-16": "full", "2027-05-17": "open" },
        },
        dawn: { largest: null, days: {} },
      },
      de: { canoe: { largest: null, days: {} } },
      en: {},
    },
    others: {
      hr: { destination: ["ilok", "vukovar"], blog: ["canoe"] },
      de: { destination: ["ilok"], blog: [] },
      en: { destination: [], blog: [] },
    },
  });
});

it("tells that a day is full where as many are booked as there are places", () => {
  const departures = [
    leavesOn("2027-05-15", { places: 6, booked: 6 }),
    leavesOn("2027-05-16", { booked: 6 }),
    leavesOn("2027-05-17", { booked: 99 }),
  ];
  const canoe = trip("canoe", "hr", {
    details: { ...NO_TRIP_DETAILS, groupLargest: 10, departures },
  });
  expect(offersOf([canoe], true).programs.hr?.canoe?.days).toEqual({
    "2027-05-15": "full",
    "2027-05-16": "open",
    "2027-05-17": "full",
  });
});
