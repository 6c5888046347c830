import {
  COUNTRY_CODES,
  CURRENCIES,
  GUIDE_LANGUAGES,
  GUIDES,
  MOBILITY,
  PROGRAM_TYPES,
} from "../choices.ts";
import {
  choice,
  choices,
  day,
  departures,
  fixedChoice,
  link,
  months,
  number,
  pictures,
  point,
  records,
  required,
  text,
  texts,
  time,
} from "./fields.ts";
import { LEG } from "./leg.ts";

export const PROGRAM = {
  pictures: pictures("image", { name: "program_images" }),
  card: {
    programType: choice(PROGRAM_TYPES, { name: "package_type" }),
    ageRestriction: text({ name: "age_restrictions" }),
    activityLevel: text({ name: "challenge_level" }),
    duration: text({ name: "event_duration" }),
  },
  page: {
    description: text(),
    steps: texts("program_title", { name: "program" }),
    category: text(),
    price: text(),
  },
  details: {
    start: point(),
    stops: records({
      name: required(text({ name: "stop_name" })),
      point: point({ name: "stop_point" }),
      destination: link({ name: "stop_destination" }),
      ...LEG,
    }),
    countries: choices(COUNTRY_CODES, {
      about: "The countries that it goes through, in order, by ISO 3166.",
    }),
    bestMonths: months(),
    goodMonths: months(),
    guideLanguages: choices(GUIDE_LANGUAGES),
    groupSmallest: number(),
    groupLargest: number(),
    confirmDays: number({
      about: "Below the smallest group it is called off this many days before, at the latest.",
    }),
    cancelDays: number({ about: "Free of charge until this many days before." }),
    nights: number(),
    mobility: choice(MOBILITY),
    mobilityNote: text(),
    vegetarian: fixedChoice(["always", "ahead", "no"], {
      about: "Whether a vegetarian eats: always, if asked some days ahead, or not.",
    }),
    vegetarianDays: number({ about: "So many days ahead." }),
    withoutCar: fixedChoice(["yes", "no"], {
      about: "Whether one comes to the start and back by train, bus or on foot.",
    }),
    parking: text({ about: "Where to leave the car, and what it costs." }),
    wayBack: text({ about: "The last bus, tram or train back." }),
    guides: choices(GUIDES, { about: "Who guides it." }),
    voices: records(
      {
        text: required(text({ name: "voice_text" })),
        name: text({ name: "voice_name" }),
        from: text({ name: "voice_from" }),
      },
      { about: "What real guests said of it." },
    ),
    currency: choice(CURRENCIES, { name: "price_currency", about: "By ISO 4217." }),
    prices: records(
      {
        for: text({ name: "price_for" }),
        amount: required(number({ name: "price_amount" })),
      },
      { about: "The first is the adult's." },
    ),
    extras: records({
      name: required(text({ name: "extra_name" })),
      amount: number({ name: "extra_amount" }),
    }),
    included: texts("included_text"),
    notIncluded: texts("not_included_text"),
    lodging: text(),
    departures: departures(
      {
        day: required(day({ name: "departure_day" })),
        time: time({ name: "departure_time" }),
        state: fixedChoice(["open", "few", "full", "called-off"], { name: "departure_state" }),
        placesLeft: number(),
        places: number({ name: "departure_places", about: "For how many there is room." }),
        booked: number({ name: "departure_booked", about: "How many are booked." }),
        language: choice(GUIDE_LANGUAGES, { name: "departure_language" }),
      },
      { about: "A day in the past is no departure." },
    ),
  },
};
