// The operator's table of what visitors enter: when it is open, how long a visit takes, what it costs. Texts take
// their figures from it: "{{hours vucedol-museum}}", "{{visit vucedol-museum}}", "{{admission vukovar-memorial adult}}".
// Departures of programs that enter are compared with it (tests/content/offer-data.test.ts).

const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export interface Visit {
  /** "10:00" */
  opens?: string;
  closes?: string;
  closed?: readonly (typeof WEEKDAYS)[number][];
  /** On whose public holidays it is closed as well. */
  holidaysOf?: "HR" | "RS";
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
    checked: "2026-11-24",
    source: "http://tosmomi.rs",
  },
  "petrovaradin-museum": {
    opens: "9:00",
    closes: "17:00",
    closed: ["monday"],
    checked: "2026-11-24",
    source: "https://museumns.rs",
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
