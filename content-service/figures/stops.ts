// The operator's table of what stops where. Each destination has a row for its train and one for its bus, if there are
// any; the rows of facts of its documents are compared with it (npm run check), and texts take from it a line's number
// and a carrier's telephone: "{{line fruska-gora by bus}}", "{{phone jgsp}}".

const CHECKED = "2026-11-24";

export interface Carrier {
  /** The page of the timetable. */
  link: string;
  /** Who knows the last departure. */
  phone?: string;
  checked: string;
  /** Where the telephone was read, if not on that page. */
  source?: string;
}

/** Who runs them. */
export const CARRIERS = {
  arriva: { link: "https://www.arriva.com.hr", checked: CHECKED },
  gpp: {
    link: "https://www.gpp-osijek.com",
    phone: "+385 31 228 308",
    checked: "2026-11-28",
    source:
      "https://web.gpp-osijek.com/obavijest-korisnicima-javnog-gradskog-prijevoza-na-autobusnim-linijama-gpp-a-koje-prometuju-preko-trga-ljudevita-gaja-2/",
  },
  hzpp: { link: "https://www.hzpp.hr", checked: CHECKED },
  jgsp: { link: "http://www.gspns.rs", phone: "+381 21 444 022", checked: CHECKED },
  srbijavoz: { link: "https://www.srbijavoz.rs", checked: CHECKED },
} as const satisfies Record<string, Carrier>;

export interface Stop {
  /** The destination that it serves. */
  destination: string;
  by: "train" | "bus" | "tram";
  /** Where it stops, if that is another place. */
  at?: string;
  /** From where it comes, or whereto it goes. */
  towards: string;
  line?: string;
  carrier?: keyof typeof CARRIERS;
  checked: string;
  source: string;
}

const run = (carrier: keyof typeof CARRIERS) => ({
  carrier,
  checked: CHECKED,
  source: CARRIERS[carrier].link,
});
const SLAVONIA = { checked: CHECKED, source: "https://visitslavoniabaranja.com" };
const VOJVODINA = { checked: CHECKED, source: "https://vojvodina.travel" };
const MITROVICA = { checked: CHECKED, source: "http://tosmomi.rs" };
const INDIJA = { checked: CHECKED, source: "http://indjijatravel.rs" };

export const STOPS: readonly Stop[] = [
  { destination: "aljmas", by: "bus", towards: "Osijek", ...SLAVONIA },
  { destination: "apatin", by: "train", at: "Sombor", towards: "Subotica", ...run("srbijavoz") },
  { destination: "apatin", by: "bus", towards: "Sombor", ...VOJVODINA },
  { destination: "bac", by: "bus", towards: "Novi Sad, Bačka Palanka", ...VOJVODINA },
  { destination: "baranja", by: "train", at: "Beli Manastir", towards: "Osijek", ...run("hzpp") },
  { destination: "baranja", by: "bus", towards: "Osijek, Beli Manastir", ...run("arriva") },
  { destination: "batina", by: "bus", towards: "Osijek, Beli Manastir", ...run("arriva") },
  { destination: "djakovo", by: "train", towards: "Osijek, Vrpolje", ...run("hzpp") },
  { destination: "djakovo", by: "bus", towards: "Osijek", ...run("arriva") },
  {
    destination: "fruska-gora",
    by: "train",
    at: "Sremski Karlovci",
    towards: "Belgrade, Petrovaradin",
    ...run("srbijavoz"),
  },
  {
    destination: "fruska-gora",
    by: "bus",
    at: "Iriški venac",
    towards: "Novi Sad, Vrdnik",
    line: "86",
    ...run("jgsp"),
  },
  { destination: "ilok", by: "train", at: "Vukovar", towards: "Vinkovci", ...run("hzpp") },
  { destination: "ilok", by: "bus", towards: "Vukovar", ...run("arriva") },
  { destination: "kopacki-rit", by: "train", at: "Osijek", towards: "Zagreb", ...run("hzpp") },
  { destination: "kopacki-rit", by: "bus", at: "Bilje", towards: "Osijek", ...run("arriva") },
  { destination: "osijek", by: "train", towards: "Zagreb, Vinkovci, Đakovo", ...run("hzpp") },
  {
    destination: "osijek",
    by: "bus",
    towards: "Vukovar, Đakovo, Novi Sad, Belgrade",
    ...run("arriva"),
  },
  { destination: "osijek", by: "tram", towards: "Tvrđa", ...run("gpp") },
  { destination: "petrovaradin", by: "train", towards: "Belgrade", ...run("srbijavoz") },
  { destination: "petrovaradin", by: "bus", towards: "Novi Sad", line: "9", ...run("jgsp") },
  {
    destination: "sremska-mitrovica",
    by: "train",
    towards: "Belgrade, Šid",
    ...run("srbijavoz"),
  },
  {
    destination: "sremska-mitrovica",
    by: "bus",
    towards: "Novi Sad, Belgrade, Šabac",
    ...MITROVICA,
  },
  {
    destination: "sremski-karlovci",
    by: "train",
    towards: "Belgrade, Petrovaradin",
    ...run("srbijavoz"),
  },
  { destination: "sremski-karlovci", by: "bus", towards: "Novi Sad", ...run("jgsp") },
  {
    destination: "stari-slankamen",
    by: "train",
    at: "Inđija",
    towards: "Belgrade",
    ...run("srbijavoz"),
  },
  { destination: "stari-slankamen", by: "bus", towards: "Inđija", ...INDIJA },
  { destination: "vucedol", by: "train", at: "Vukovar", towards: "Vinkovci", ...run("hzpp") },
  { destination: "vukovar", by: "train", towards: "Vinkovci", ...run("hzpp") },
  { destination: "vukovar", by: "bus", towards: "Osijek, Vinkovci, Zagreb", ...run("arriva") },
  {
    destination: "zasavica",
    by: "train",
    at: "Sremska Mitrovica",
    towards: "Belgrade, Šid",
    ...run("srbijavoz"),
  },
];
