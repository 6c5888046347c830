import { COST_KINDS, COUNTRY_CODES, CURRENCIES, FACT_KINDS, REGIONS } from "../choices.ts";
import {
  choice,
  day,
  link,
  months,
  number,
  picture,
  point,
  records,
  required,
  text,
} from "./fields.ts";

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
    costs: records(
      {
        kind: required(choice(COST_KINDS, { name: "cost_kind" })),
        name: text({ name: "cost_name", about: "What of its kind: the museum, the boat." }),
        from: required(number({ name: "cost_from", about: "The least that an adult pays." })),
        usual: number({ name: "cost_usual", about: "What an adult usually pays." }),
        currency: required(choice(CURRENCIES, { name: "cost_currency" })),
        checked: day({ name: "cost_checked" }),
        source: link({ name: "cost_source" }),
      },
      { about: "A bed is a room for two, for a night." },
    ),
  },
};
