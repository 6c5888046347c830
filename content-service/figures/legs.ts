import type { Means } from "../kinds/leg.ts";
import type { Place } from "./places.ts";

// The operator's table of ways between places, the same in both directions. Texts take their figures from it:
// "{{km osijek to aljmas by bicycle}}" and "{{time osijek to aljmas by car}}". A row may have one figure or both;
// times are without the wait at a border.

/** The fastest that each goes, in kilometres an hour, with which rows are compared. */
export const TOP_SPEEDS: Readonly<Record<Means, number>> = {
  foot: 7,
  bicycle: 25,
  boat: 40,
  bus: 100,
  car: 120,
  train: 200,
};

export interface Leg {
  from: Place;
  to: Place;
  by: Means;
  km?: number;
  minutes?: number;
  /** Where it goes along, if there are several ways. */
  via?: Place;
  /** The crossing, if it is between two countries. */
  border?: string;
  /** The road or line by its name. */
  road?: string;
  /** When it was last checked, and where; without them it is an estimate, and pages say "about". */
  checked?: string;
  source?: string;
}

const EUROVELO = { checked: "2026-11-24", source: "https://en.eurovelo.com/ev6" };
const HAK = { checked: "2026-11-24", source: "https://www.hak.hr" };
const SLAVONIA = { checked: "2026-11-24", source: "https://visitslavoniabaranja.com" };
const VOJVODINA = { checked: "2026-11-24", source: "https://vojvodina.travel" };
const MITROVICA = { checked: "2026-11-24", source: "http://tosmomi.rs" };
const ZASAVICA = { checked: "2026-11-24", source: "http://www.zasavica.org.rs" };
const FRUSKA_GORA = { checked: "2026-11-24", source: "http://www.npfruskagora.co.rs" };
const NOVI_SAD_BUSES = { checked: "2026-11-24", source: "http://www.gspns.rs" };
const BELGRADE_AIRPORT = { checked: "2026-11-24", source: "https://beg.aero" };
const OSIJEK_AIRPORT = { checked: "2026-11-24", source: "http://www.osijek-airport.hr" };

const EV6 = "EuroVelo 6";
const [BATINA, ERDUT, ILOK] = ["Batina–Bezdan", "Erdut–Bogojevo", "Ilok–Bačka Palanka"];
const [BAJAKOVO, HORGOS] = ["Bajakovo–Batrovci", "Röszke–Horgoš"];

export const LEGS: readonly Leg[] = [
  { from: "osijek", to: "aljmas", by: "bicycle", km: 30, road: EV6, ...EUROVELO },
  { from: "aljmas", to: "erdut", by: "bicycle", km: 10, road: EV6, ...EUROVELO },
  { from: "aljmas", to: "vukovar", by: "bicycle", km: 30, ...EUROVELO },
  { from: "aljmas", to: "vukovar", by: "bicycle", km: 38, via: "erdut", road: EV6, ...EUROVELO },
  { from: "batina", to: "apatin", by: "bicycle", km: 35, road: EV6, border: BATINA, ...EUROVELO },
  { from: "ilok", to: "bac", by: "bicycle", km: 27, road: EV6, border: ILOK, ...EUROVELO },
  { from: "batina", to: "sombor", by: "bicycle", km: 27, border: BATINA, ...EUROVELO },
  { from: "batina", to: "knezevi-vinogradi", by: "bicycle", km: 18, road: EV6, ...EUROVELO },
  { from: "vukovar", to: "ilok", by: "bicycle", km: 39, road: EV6, ...EUROVELO },
  { from: "vukovar", to: "vucedol", by: "bicycle", km: 5, road: EV6, ...EUROVELO },
  { from: "vucedol", to: "ilok", by: "bicycle", km: 34, road: EV6, ...EUROVELO },
  { from: "petrovaradin", to: "sremski-karlovci", by: "bicycle", km: 10, road: EV6, ...EUROVELO },
  {
    from: "sremski-karlovci",
    to: "stari-slankamen",
    by: "bicycle",
    km: 40,
    road: EV6,
    ...EUROVELO,
  },
  { from: "osijek", to: "knezevi-vinogradi", by: "bicycle", km: 28, ...SLAVONIA },
  { from: "osijek", to: "kopacki-rit", by: "bicycle", km: 12, minutes: 60, ...SLAVONIA },
  { from: "osijek", to: "djakovo", by: "bicycle", km: 40, ...SLAVONIA },
  { from: "sremski-karlovci", to: "fruska-gora", by: "bicycle", km: 12, ...FRUSKA_GORA },
  { from: "sremska-mitrovica", to: "zasavica", by: "bicycle", km: 10, ...ZASAVICA },

  { from: "batina", to: "osijek", by: "bicycle", km: 50, road: EV6, ...EUROVELO },
  { from: "osijek", to: "vukovar", by: "bicycle", km: 68, via: "erdut", road: EV6, ...EUROVELO },
  { from: "batina", to: "ilok", by: "bicycle", km: 157, via: "osijek", road: EV6, ...EUROVELO },

  { from: "osijek", to: "aljmas", by: "car", km: 27, minutes: 35, ...SLAVONIA },
  { from: "osijek", to: "knezevi-vinogradi", by: "car", minutes: 30, ...SLAVONIA },
  { from: "osijek", to: "kopacki-rit", by: "car", minutes: 15, ...SLAVONIA },
  { from: "osijek", to: "batina", by: "car", minutes: 45, ...HAK },
  { from: "osijek", to: "djakovo", by: "car", minutes: 40, ...HAK },
  { from: "osijek", to: "vukovar", by: "car", minutes: 40, ...HAK },
  { from: "osijek", to: "ilok", by: "car", minutes: 70, ...HAK },
  { from: "osijek", to: "novi-sad", by: "car", km: 117, minutes: 120, border: ILOK, ...HAK },
  { from: "osijek", to: "petrovaradin", by: "car", minutes: 120, border: ILOK, ...HAK },
  { from: "osijek", to: "sremski-karlovci", by: "car", km: 127, border: ILOK, ...HAK },
  { from: "osijek", to: "apatin", by: "car", minutes: 75, border: ERDUT, ...HAK },
  { from: "osijek", to: "bac", by: "car", minutes: 75, border: ERDUT, ...HAK },
  { from: "sombor", to: "batina", by: "car", minutes: 30, border: BATINA, ...HAK },
  { from: "sombor", to: "apatin", by: "car", km: 20, ...VOJVODINA },
  { from: "apatin", to: "bac", by: "car", minutes: 60, ...VOJVODINA },
  { from: "bac", to: "ilok", by: "car", km: 27, border: ILOK, ...HAK },
  { from: "novi-sad", to: "apatin", by: "car", minutes: 105, ...HAK },
  { from: "novi-sad", to: "bac", by: "car", minutes: 60, ...HAK },
  { from: "novi-sad", to: "ilok", by: "car", minutes: 50, border: ILOK, ...HAK },
  { from: "novi-sad", to: "vukovar", by: "car", minutes: 90, border: ILOK, ...HAK },
  { from: "novi-sad", to: "fruska-gora", by: "car", minutes: 25, ...FRUSKA_GORA },
  { from: "novi-sad", to: "sremski-karlovci", by: "car", minutes: 20, ...FRUSKA_GORA },
  { from: "novi-sad", to: "stari-slankamen", by: "car", minutes: 50, ...VOJVODINA },
  { from: "novi-sad", to: "sremska-mitrovica", by: "car", minutes: 60, ...MITROVICA },
  { from: "novi-sad", to: "zasavica", by: "car", km: 70, ...ZASAVICA },
  { from: "belgrade", to: "petrovaradin", by: "car", minutes: 60, ...HAK },
  { from: "belgrade", to: "sremski-karlovci", by: "car", minutes: 60, ...FRUSKA_GORA },
  { from: "belgrade", to: "stari-slankamen", by: "car", minutes: 50, ...VOJVODINA },
  { from: "belgrade", to: "sremska-mitrovica", by: "car", minutes: 60, ...MITROVICA },
  {
    from: "vukovar",
    to: "vucedol",
    by: "car",
    minutes: 10,
    checked: "2026-11-24",
    source: "https://vucedol.hr",
  },
  { from: "sremska-mitrovica", to: "zasavica", by: "car", km: 19, ...ZASAVICA },

  { from: "krusedol", to: "hopovo", by: "car", km: 13, ...FRUSKA_GORA },
  {
    from: "djakovo",
    to: "ivandvor",
    by: "car",
    km: 6,
    checked: "2026-11-24",
    source: "https://ergela-djakovo.hr",
  },

  { from: "osijek-airport", to: "osijek", by: "car", km: 20, ...OSIJEK_AIRPORT },
  { from: "osijek-airport", to: "vukovar", by: "car", km: 25, ...OSIJEK_AIRPORT },
  { from: "zagreb", to: "osijek", by: "car", km: 280, ...OSIJEK_AIRPORT },
  { from: "budapest", to: "osijek", by: "car", km: 280, ...OSIJEK_AIRPORT },
  {
    from: "belgrade-airport",
    to: "osijek",
    by: "car",
    km: 180,
    border: BAJAKOVO,
    ...OSIJEK_AIRPORT,
  },
  { from: "belgrade-airport", to: "petrovaradin", by: "car", km: 75, ...BELGRADE_AIRPORT },
  { from: "belgrade-airport", to: "sremska-mitrovica", by: "car", km: 70, ...BELGRADE_AIRPORT },

  {
    from: "osijek",
    to: "vukovar",
    by: "bus",
    minutes: 45,
    road: "Arriva",
    checked: "2026-11-24",
    source: "https://www.arriva.com.hr",
  },
  {
    from: "zagreb",
    to: "osijek",
    by: "car",
    minutes: 150,
    road: "A3, A5",
    checked: "2026-11-29",
    source:
      "http://glas-slavonije.hr/514561/3/Putujuci-Podravkom-stignes-pogledati-tri-filma-i-jos-odrijemati",
  },
  {
    from: "vienna",
    to: "budapest",
    by: "train",
    minutes: 160,
    road: "Railjet",
    checked: "2026-11-29",
    source:
      "https://www.novosti.rs/drustvo/vesti/1567052/uskoro-beca-beograda-vozom-samo-6-sati-hojte-brze-nego-kolima-avionom-karta-budimpeste-bice-26-eura",
  },
  {
    from: "belgrade",
    to: "novi-sad",
    by: "train",
    minutes: 41,
    road: "Soko",
    checked: "2026-11-29",
    source:
      "https://www.visithusrb.com/sr/vesti/nash-region/uskoro-e-biti-zavrshena-brza-pruga-budimpeshtabeograd-10596",
  },
  {
    from: "belgrade",
    to: "petrovaradin",
    by: "train",
    minutes: 52,
    checked: "2026-11-29",
    source: "https://dennissylvesterhurd.blogspot.com/2025/06/a-day-trip-to-novi-sad.html",
  },
  {
    from: "subotica",
    to: "novi-sad",
    by: "train",
    minutes: 41,
    road: "Soko",
    checked: "2026-11-29",
    source:
      "https://ferrovie.info/treni-reali/ferrovie-serbia-pronta-la-linea-novi-sad-subotica.html",
  },
  { from: "novi-sad", to: "bac", by: "bus", km: 62, ...VOJVODINA },
  { from: "backa-palanka", to: "bac", by: "bus", km: 24, ...VOJVODINA },
  { from: "novi-sad", to: "sremska-mitrovica", by: "bus", minutes: 75, ...MITROVICA },
  { from: "novi-sad", to: "petrovaradin", by: "bus", minutes: 10, road: "9", ...NOVI_SAD_BUSES },
  { from: "novi-sad", to: "sremski-karlovci", by: "bus", minutes: 20, ...NOVI_SAD_BUSES },
  {
    from: "indija",
    to: "stari-slankamen",
    by: "bus",
    km: 22,
    checked: "2026-11-24",
    source: "http://indjijatravel.rs",
  },

  {
    from: "vukovar",
    to: "vinkovci",
    by: "train",
    km: 19,
    checked: "2026-11-24",
    source: "https://www.hzpp.hr",
  },

  // By the signs on the bank: 1,255 and 1,333 kilometres from the mouth
  { from: "novi-sad", to: "vukovar", by: "boat", km: 78, ...VOJVODINA },

  {
    from: "mitrovica-station",
    to: "sremska-mitrovica",
    by: "foot",
    km: 2,
    minutes: 25,
    ...MITROVICA,
  },

  // Estimates by the map, as good as one needs them to plan a day; each waits for somebody who looks it up.
  { from: "osijek", to: "kopacki-rit", by: "car", km: 13 },
  { from: "osijek", to: "batina", by: "car", km: 43, road: "D517, D212" },
  { from: "osijek", to: "vukovar", by: "car", km: 36, road: "D2" },
  { from: "osijek", to: "vukovar", by: "bus", km: 38 },
  { from: "osijek", to: "djakovo", by: "car", km: 38, road: "D7" },
  { from: "osijek", to: "knezevi-vinogradi", by: "car", km: 28, road: "D517" },
  { from: "sombor", to: "batina", by: "car", km: 27 },
  { from: "sombor", to: "apatin", by: "car", minutes: 25 },
  { from: "apatin", to: "bac", by: "car", km: 52 },
  { from: "bac", to: "ilok", by: "car", minutes: 35 },
  { from: "novi-sad", to: "ilok", by: "car", km: 44 },
  { from: "ilok", to: "petrovaradin", by: "car", km: 47, minutes: 60, border: ILOK },
  { from: "novi-sad", to: "petrovaradin", by: "foot", km: 2, minutes: 25 },
  { from: "petrovaradin", to: "sremski-karlovci", by: "bus", km: 8, minutes: 15 },
  { from: "petrovaradin", to: "fruska-gora", by: "car", km: 15, minutes: 25 },
  { from: "novi-sad", to: "fruska-gora", by: "car", km: 16 },
  { from: "fruska-gora", to: "sremski-karlovci", by: "car", km: 13, minutes: 25 },
  { from: "belgrade", to: "sremski-karlovci", by: "car", km: 70 },
  { from: "osijek", to: "kopacki-rit", by: "bus", km: 8, minutes: 15 },
  { from: "vukovar", to: "vucedol", by: "car", km: 5 },
  { from: "vukovar", to: "vinkovci", by: "train", minutes: 30 },
  { from: "osijek", to: "aljmas", by: "bicycle", minutes: 135 },
  { from: "aljmas", to: "erdut", by: "bicycle", minutes: 50 },
  { from: "erdut", to: "vukovar", by: "bicycle", km: 28, minutes: 130, road: EV6 },
  { from: "vukovar", to: "ilok", by: "bicycle", minutes: 195 },
  { from: "batina", to: "osijek", by: "bicycle", minutes: 225 },
  { from: "vukovar", to: "vucedol", by: "bicycle", minutes: 25 },
  { from: "vucedol", to: "ilok", by: "bicycle", minutes: 170 },

  // From the cities from which visitors come
  { from: "vienna", to: "osijek", by: "car", km: 510, minutes: 300, road: "A4, M1, M0, M6, A5" },
  { from: "budapest", to: "osijek", by: "car", minutes: 150, road: "M6, A5" },
  { from: "belgrade", to: "osijek", by: "car", km: 195, minutes: 165, border: BAJAKOVO },
  { from: "munich", to: "osijek", by: "car", km: 830, minutes: 510 },
  { from: "vienna", to: "novi-sad", by: "car", km: 540, minutes: 330, border: HORGOS },
  { from: "budapest", to: "novi-sad", by: "car", km: 295, minutes: 180, border: HORGOS },
  { from: "zagreb", to: "novi-sad", by: "car", km: 350, minutes: 240, border: BAJAKOVO },
  { from: "belgrade", to: "novi-sad", by: "car", km: 95, minutes: 75, road: "A1" },
  { from: "munich", to: "novi-sad", by: "car", km: 900, minutes: 570, via: "zagreb" },
  { from: "munich", to: "novi-sad", by: "car", km: 980, minutes: 600, via: "budapest" },
  { from: "budapest-airport", to: "osijek", by: "car", km: 265 },
  { from: "budapest-airport", to: "novi-sad", by: "car", km: 290 },
  { from: "zagreb-airport", to: "osijek", by: "car", km: 280 },
  { from: "zagreb-airport", to: "novi-sad", by: "car", km: 345 },
  { from: "timisoara-airport", to: "novi-sad", by: "car", km: 165 },
];
