import { COUNTRY_CODES, CURRENCIES } from "../choices.ts";
import { WEEKDAYS } from "./day-and-time.ts";
import {
  choice,
  choices,
  day,
  fixedChoice,
  fixedChoices,
  link,
  months,
  number,
  picture,
  point,
  records,
  required,
  text,
  time,
} from "./fields.ts";
import { LEG, MEANS } from "./leg.ts";

const MEALS = ["lunch", "dinner"] as const;

export const JOURNEY = {
  pictures: picture({ name: "image" }),
  card: {},
  page: {},
  details: {
    suits: text({ about: "For whom it is." }),
    by: fixedChoice(MEANS, { about: "By what one travels most of the way." }),
    countries: choices(COUNTRY_CODES, {
      about: "The countries that it goes through, in order, by ISO 3166.",
    }),
    begins: fixedChoice(WEEKDAYS, { about: "The day of the week on which it has to begin." }),
    bestMonths: months(),
    goodMonths: months(),
    days: records(
      {
        title: required(text({ name: "day_title" })),
        bed: text({ name: "day_bed", about: "Where one sleeps." }),
        bedPlace: link({ name: "day_bed_place", about: "The destination of the bed." }),
        meals: text({ name: "day_meals", about: "Where one eats." }),
        pays: fixedChoices(MEALS, {
          name: "day_pays",
          about: "The meals that no program includes.",
        }),
      },
      { about: "In order." },
    ),
    stops: records(
      {
        day: required(number({ name: "stop_day", about: "1 for the first." })),
        time: time({ name: "stop_time" }),
        name: required(text({ name: "stop_name" })),
        text: text({ name: "stop_text", about: "What one does here." }),
        point: point({ name: "stop_point" }),
        document: link({ name: "stop_document", about: "The destination, program or story." }),
        ...LEG,
      },
      { about: "In the order of the journey." },
    ),
    tickets: number({
      about: "What buses, trains and hired bicycles cost an adult, all together.",
    }),
    ticketsCurrency: choice(CURRENCIES, { about: "By ISO 4217." }),
    cost: text({ about: "What it costs, where it does not follow from what it visits." }),
    checkedOn: day({ about: "When it was last checked." }),
  },
};
