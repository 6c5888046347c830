// The operator's table of what visitors enter: when it is open, how long a visit takes, what it costs. Texts take
// their figures from it: "{{hours vucedol-museum}}", "{{visit vucedol-museum}}", "{{admission vukovar-memorial adult}}".
// Departures of programs that name what they enter in "visits" are compared with it (npm run check -- documents).

import type { Weekday } from "../kinds/day-and-time.ts";
import type { HolidayCountry } from "./public-holidays.ts";

export interface Visit {
  /** "10:00" */
  opens?: string;
  closes?: string;
  closed?: readonly Weekday[];
  /** On whose public holidays it is closed as well. */
  holidaysOf?: HolidayCountry;
  minutes?: number;
  admission?: Readonly<Record<string, number>>;
  currency?: "EUR" | "RSD";
  /** When it was last checked, and where. */
  checked: string;
  source: string;
}

export const VISITS = {
  "vucedol-museum": {
    opens: "10:00",
    closes: "18:00",
    closed: ["monday"],
    holidaysOf: "HR",
    minutes: 120,
    checked: "2026-11-24",
    source: "https://vucedol.hr/o-nama/",
  },
  "sirmium-palace": {
    opens: "8:00",
    closes: "16:00",
    closed: [],
    minutes: 60,
    admission: { adult: 300 },
    currency: "RSD",
    checked: "2026-11-28",
    source:
      "https://visit-serbia.info/imperial-palace-the-splendor-of-ancient-rome-in-the-heart-of-srem/?lang=en",
  },
  "petrovaradin-museum": {
    opens: "9:00",
    closes: "17:00",
    closed: ["monday"],
    checked: "2026-11-24",
    source: "https://museumns.rs",
  },
  // Texts that take it say 2024.
  "petrovaradin-tickets": {
    admission: { museum: 400, galleries: 300 },
    currency: "RSD",
    checked: "2026-11-28",
    source: "https://showcaves.com/english/rs/subterranea/Petrovaradin.html",
  },
  // Texts that take it say 2023.
  "karlovci-collection": {
    opens: "9:00",
    closes: "17:00",
    closed: ["sunday"],
    checked: "2026-11-28",
    source: "https://museumns.rs/obavestenje-7",
  },
  // Texts that take it say 2018.
  "karlovci-sights": {
    admission: { adult: 470, child: 290 },
    currency: "RSD",
    checked: "2026-11-28",
    source: "http://karlovackilist.co.rs/zamajac-ukupnoj-razvoja/",
  },
  "fruska-gora": {
    admission: { person: 100, vehicle: 300 },
    currency: "RSD",
    checked: "2026-11-28",
    source: "https://www.npfruskagora.co.rs/lat/cir/naknada-za-koriscenje-zasticenog-podrucja/",
  },
  // Texts that take it say 2024.
  "ilok-walls": {
    opens: "10:00",
    closes: "12:00",
    admission: { adult: 8, child: 4 },
    currency: "EUR",
    checked: "2026-11-28",
    source:
      "https://www.osijekexpress.com/2024/05/06/ilocke-zidine-otvorene-za-sve-gradane-cijena-popularna-a-jedan-dan-u-godini-besplatno/",
  },
  "ilok-walls-afternoon": {
    opens: "16:00",
    closes: "19:00",
    checked: "2026-11-28",
    source:
      "https://www.osijekexpress.com/2024/05/06/ilocke-zidine-otvorene-za-sve-gradane-cijena-popularna-a-jedan-dan-u-godini-besplatno/",
  },
  // A guidebook’s figures, as the texts that take them say; the cellar’s is for a tour and a tasting.
  "ilok-guidebook": {
    admission: { museum: 6, cellar: 10 },
    currency: "EUR",
    checked: "2026-11-28",
    source: "https://www.fodors.com/world/europe/croatia/slavonia/things-to-do/sights/ilok",
  },
  "kopacki-rit-boat": {
    minutes: 40,
    checked: "2026-11-24",
    source: "https://pp-kopacki-rit.hr",
  },
  "tikves-exhibition": {
    admission: { family: 19 },
    currency: "EUR",
    checked: "2026-11-24",
    source: "https://pec-tikves.pp-kopacki-rit.hr",
  },
  // Texts that take it say 2023.
  "vukovar-water-tower": {
    opens: "9:00",
    closes: "21:00",
    admission: { lift: 8.63, stairs: 7.3 },
    currency: "EUR",
    checked: "2026-11-28",
    source: "https://vukovarskivodotoranj.hr/cjenik/",
  },
  "vukovar-memorial": {
    opens: "8:00",
    closes: "15:00",
    closed: ["sunday"],
    admission: { adult: 3, child: 2 },
    currency: "EUR",
    checked: "2026-11-24",
    source: "https://srijem-slavonija.eu",
  },
  "vukovar-memorial-saturday": {
    opens: "9:00",
    closes: "14:00",
    checked: "2026-11-24",
    source: "https://srijem-slavonija.eu",
  },
} as const satisfies Record<string, Visit>;

export type VisitName = keyof typeof VISITS;

export const VISIT_NAMES: readonly string[] = Object.keys(VISITS);
