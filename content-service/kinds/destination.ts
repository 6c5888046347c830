import { COUNTRY_CODES, FACT_KINDS, REGIONS } from "../choices.ts";
import { choice, day, link, months, picture, point, records, required, text } from "./fields.ts";

export const DESTINATION = {
  pictures: picture({ name: "image" }),
  card: {},
  page: {},
  details: {
    place: point(),
    country: choice(COUNTRY_CODES, { about: "By ISO 3166." }),
    region: choice(REGIONS),
    bestMonths: months(),
    goodMonths: months(),
    checkedOn: day({ about: "When the facts below were last checked." }),
    facts: records({
      kind: choice(FACT_KINDS, { name: "fact_kind" }),
      text: required(text({ name: "fact_text" })),
      link: link({ name: "fact_link" }),
    }),
  },
};
