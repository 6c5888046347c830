import { describe, expect, it } from "vitest";
import { GUIDES, type GuideName } from "../../../content-service/choices.ts";
import { type SiteDocument, seoOf } from "../../../src/documents/kinds.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import {
  breadcrumbList,
  organization,
  toJsonLd,
  webSite,
} from "../../../src/seo/structuredData.ts";
import {
  leavesOn,
  NO_LEG,
  NO_STORY_DETAILS,
  NO_TRIP_DETAILS,
  place,
  story,
  trip,
} from "../documents/siteDocuments.ts";

const SITE = {
  name: "Podunavlje",
  description: "By the river",
  language: "sr",
  root: "https://a.example/",
  home: "https://a.example/sr/",
  logo: "https://a.example/favicon.svg",
  searchAddress: "https://a.example/sr/search/?q={search_term_string}",
} as const;
const address = "https://a.example/sr/x/";
const image = "https://a.example/pictures/heron.jpg";
const publisher = organization(SITE);

addAllMessages();
const t = translator("sr");
const thingOf = (document: SiteDocument, shown: string | null = image) =>
  seoOf(document.type).structuredData({ document, address, image: shown, publisher, t });

const asRead = (thing: object): unknown => JSON.parse(JSON.stringify(thing));

describe("structured data", () => {
  it("tells how to search the site in its language", () => {
    expect(webSite(SITE)).toMatchObject({
      url: SITE.home,
      inLanguage: "sr-Latn",
      publisher: { "@id": publisher["@id"] },
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: SITE.searchAddress },
        "query-input": "required name=search_term_string",
      },
    });
  });

  it("counts the steps of the path from one", () => {
    const steps = [
      { name: "Home", address: "https://a.example/en/" },
      { name: "Stories", address: "https://a.example/en/blog/" },
    ];
    expect(breadcrumbList(steps)).toHaveProperty("itemListElement", [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://a.example/en/" },
      { "@type": "ListItem", position: 2, name: "Stories", item: "https://a.example/en/blog/" },
    ]);
  });

  it("tells of a story what its page shows", () => {
    const updatedAt = "2026-03-04T08:00:00.000Z";
    const details = { ...NO_STORY_DETAILS, author: "balog" as const };
    const document = story("herons", "sr", { updatedAt, category: "Nature", details });
    expect(asRead(thingOf(document))).toEqual({
      "@type": "BlogPosting",
      headline: "Title of herons",
      description: "Summary of herons",
      datePublished: "2026-01-02T08:00:00.000Z",
      dateModified: "2026-03-04T08:00:00.000Z",
      image,
      inLanguage: "sr-Latn",
      mainEntityOfPage: address,
      publisher,
      author: { "@type": "Person", name: "Ljerka Balog" },
      articleSection: t("choice.category.nature"),
    });
  });

  it("leaves out what a story lacks", () => {
    const document = story("herons", "sr", { summary: "", publishedAt: "", updatedAt: "2026" });
    expect(Object.keys(asRead(thingOf(document, null)) as object)).toEqual([
      "@type",
      "headline",
      "inLanguage",
      "mainEntityOfPage",
      "publisher",
    ]);
  });

  it("does not say that a story was changed before it was published", () => {
    const document = story("herons", "sr", { updatedAt: "2025-01-01T00:00:00.000Z" });
    expect(asRead(thingOf(document))).not.toHaveProperty("dateModified");
  });

  it("tells of a destination", () => {
    expect(asRead(thingOf(place("ilok", "sr")))).toMatchObject({
      "@type": "TouristDestination",
      name: "Title of ilok",
      image,
      url: address,
    });
  });

  it("tells of a program its steps in order, and no unknown price", () => {
    const document = trip("canoe", "sr", { steps: ["Meet", "Paddle"] });
    const told = asRead(thingOf(document));
    expect(told).toMatchObject({
      "@type": "TouristTrip",
      itinerary: {
        "@type": "ItemList",
        numberOfItems: 2,
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Meet" },
          { "@type": "ListItem", position: 2, name: "Paddle" },
        ],
      },
    });
    expect(JSON.stringify(told)).not.toMatch(/price|offer|120/i);
  });

  it("tells of a program what it costs, where it goes and who offers it", () => {
    const details = {
      ...NO_TRIP_DETAILS,
      currency: "EUR" as const,
      prices: [{ for: "adults", amount: 45 }],
      stops: [
        { name: "Ilok", point: { latitude: 45.2, longitude: 19.4 }, destination: null, ...NO_LEG },
      ],
      departures: [leavesOn("2027-05-01", { time: "", state: "full" })],
    };
    expect(asRead(thingOf(trip("canoe", "sr", { details })))).toMatchObject({
      itinerary: { "@type": "Place", name: "Ilok", geo: { latitude: 45.2, longitude: 19.4 } },
      offers: {
        "@type": "Offer",
        name: "adults",
        price: 45,
        priceCurrency: "EUR",
        availability: "https://schema.org/SoldOut",
        validFrom: "2026-01-02T08:00:00.000Z",
        availabilityStarts: "2027-05-01",
      },
      provider: { "@type": "Organization" },
    });
  });

  it.each([
    ["sold out by its bookings", { booked: 8 }, "SoldOut"],
    ["short of places", { booked: 5 }, "LimitedAvailability"],
    ["open", { booked: 2 }, "InStock"],
  ])("tells search engines that a trip is %s", (_, own, availability) => {
    const details = {
      ...NO_TRIP_DETAILS,
      currency: "EUR" as const,
      prices: [{ for: "adults", amount: 45 }],
      groupLargest: 8,
      departures: [leavesOn("2027-05-01", own), leavesOn("2027-05-02", { state: "called-off" })],
    };
    expect(asRead(thingOf(trip("canoe", "sr", { details })))).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it("tells of a program who guides it, as people of the operator", () => {
    const guidedBy = (guides: typeof NO_TRIP_DETAILS.guides): unknown =>
      asRead(thingOf(trip("canoe", "sr", { details: { ...NO_TRIP_DETAILS, guides } })));
    const [one, other] = GUIDES;
    const person = (who: GuideName) => ({ "@type": "Person", name: t(`choice.guide.${who}`) });
    expect(guidedBy([one])).toMatchObject({
      provider: { "@type": "Organization", employee: person(one) },
    });
    expect(guidedBy([one, other])).toMatchObject({
      provider: { employee: [person(one), person(other)] },
    });
    expect(guidedBy([])).not.toHaveProperty("provider.employee");
  });

  it("tells of no itinerary where a program has no steps", () => {
    expect(asRead(thingOf(trip("canoe", "sr")))).not.toHaveProperty("itinerary");
  });
});

it("lets no text end the script that it stands in", () => {
  const title = "</script><script>alert(1)</script><!-- <script> &lt;/script&gt; &amp;";
  const text = toJsonLd([thingOf(place("x", "sr", { title }))]);
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(title);
});
