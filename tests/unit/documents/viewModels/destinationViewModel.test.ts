import { describe, expect, it } from "vitest";
import type { Destination } from "../../../../src/documents/kinds/destination.ts";
import type { GeoPoint } from "../../../../src/documents/kinds/fieldValues.ts";
import { destinationViewModel } from "../../../../src/documents/viewModels/destinationViewModel.ts";
import { kmBetween } from "../../../../src/documents/viewModels/nearby.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { translator } from "../../../../src/i18n/messages.ts";
import { place } from "../siteDocuments.ts";

addAllMessages();

const ILOK = { latitude: 45.2228, longitude: 19.3747 };
const VUKOVAR = { latitude: 45.3433, longitude: 19.0003 };

const at = (uid: string, point: GeoPoint | null) => {
  const document = place(uid, "en");
  return { ...document, details: { ...document.details, place: point } };
};

describe("the destination's view model", () => {
  it("is empty if nothing is known", () => {
    const told = destinationViewModel(place("a", "en"), [], translator("en"));
    expect(told).toMatchObject({ where: [], first: [], rows: [], near: [], checked: "" });
  });

  it("has a line for each fact, and the host", () => {
    const document = place("a", "de");
    const site = { to: "address", href: "https://www.museum.example/zeiten" } as const;
    const phone = { to: "address", href: "tel:+38532" } as const;
    const details = {
      ...document.details,
      country: "HR" as const,
      region: "Srijem" as const,
      checkedOn: "2026-11-24",
      facts: [
        { kind: "opening" as const, text: "montags zu", link: site },
        { kind: null, text: "schön", link: null },
        { kind: "phone" as const, text: "+385 32", link: phone },
      ],
    };
    expect(destinationViewModel({ ...document, details }, [], translator("de"))).toMatchObject({
      where: ["Syrmien", "Kroatien"],
      rows: [
        {
          name: "Öffnungszeiten",
          text: "montags zu",
          source: { name: "museum.example", href: site.href },
        },
        { name: "", text: "schön", source: null },
        { name: "Telefon", text: "+385 32", source: { name: "", href: phone.href } },
      ],
      checked: "Geprüft: November 2026",
    });
  });

  it("puts first what one asks first, each once, and leaves the rest to the box", () => {
    const document = place("a", "de");
    const fact = (kind: "train" | "car" | "stay" | "border", text: string) => ({
      kind,
      text,
      link: null,
    });
    const details = {
      ...document.details,
      bestMonths: [4, 5],
      facts: [
        fact("train", "Bis Vinkovci."),
        fact("border", "Brücke nach Bač. Pass oder Ausweis."),
        fact("stay", "Ein Tag: einer für alles."),
        fact("car", "Von Osijek 1 Stunde; von Novi Sad länger."),
        fact("stay", "Oder zwei."),
      ],
    };
    const { first, rows } = destinationViewModel({ ...document, details }, [], translator("de"));
    expect(first.map(({ name, value, note }) => [name, value, note])).toEqual([
      ["Mit dem Auto", "Von Osijek 1 Stunde", "Von Novi Sad länger."],
      ["Wie lange", "Ein Tag", "Einer für alles."],
      ["Beste Monate", "April und Mai", ""],
      ["Grenze", "Brücke nach Bač", "Pass oder Ausweis."],
    ]);
    expect(rows.map(({ text }) => text)).toEqual(["Bis Vinkovci.", "Oder zwei."]);
  });

  it.each([
    ["Ein Tag.", "Ein Tag", ""],
    ["Am 15. August wird gefeiert.", "Am 15. August wird gefeiert", ""],
    ["Crkva sv. Ivana je otvorena.", "Crkva sv. Ivana je otvorena", ""],
    ["Parken ab 8:00; dann zu Fuß.", "Parken ab 8:00", "Dann zu Fuß."],
    [
      "Über Batrovci (Autobahn). Der Ausweis genügt.",
      "Über Batrovci (Autobahn)",
      "Der Ausweis genügt.",
    ],
  ])("ends the first clause where it ends: %s", (text, value, note) => {
    const document = place("a", "de");
    const details = { ...document.details, facts: [{ kind: "stay" as const, text, link: null }] };
    const { first } = destinationViewModel({ ...document, details }, [], translator("de"));
    expect(first).toMatchObject([{ value, note }]);
  });

  it("says what things cost, by their kinds, with the month in which a price was checked", () => {
    const document = place("a", "en");
    const source = { to: "address", href: "https://www.museum.example/prices" } as const;
    const cost = { name: "", usual: null, currency: "EUR", checked: "", source: null } as const;
    const museum = { ...cost, kind: "admission", name: "Museum", from: 8 } as const;
    const bed = { ...cost, kind: "bed", from: 50, usual: 80 } as const;
    const costsOf = (costs: Destination["details"]["costs"]) =>
      destinationViewModel(
        { ...document, details: { ...document.details, costs } },
        [],
        translator("en"),
      ).costs;
    const checked = { ...museum, checked: "2026-11-28", source };
    expect(costsOf([checked, bed])).toEqual({
      title: "What it costs",
      rows: [
        {
          name: "Room for two, a night",
          text: "from €50, usually €80 (about RSD\u00a09,380)",
          source: null,
        },
        {
          name: "Museum",
          text: "€8 (about RSD\u00a0938) · Checked: November 2026",
          source: { name: "museum.example", href: source.href },
        },
      ],
      note: "For one adult; what has no date is our estimate.",
    });
    expect(costsOf([checked])?.note).toBe("For one adult.");
    expect(costsOf([])).toBeNull();
  });

  it("names what is near in its language, the nearest first", () => {
    const ilok = at("ilok", ILOK);
    const others = [at("far", { latitude: 46, longitude: 20 }), at("vukovar", VUKOVAR)];
    const all = [ilok, ...others, at("nowhere", null), place("vukovar", "hr")];
    const { near } = destinationViewModel(ilok, all, translator("en"));
    expect(near.map(({ title, distance }) => [title, distance])).toEqual([
      ["Title of vukovar", "32\u00a0km"],
      ["Title of far", "99\u00a0km"],
    ]);
  });
});

it("reckons distances as the crow flies", () => {
  expect(kmBetween(ILOK, ILOK)).toBe(0);
  expect(kmBetween(ILOK, VUKOVAR)).toBeCloseTo(32.3, 0);
});
