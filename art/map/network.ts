import data from "./region.json";
import { MAIN_RIVER, type Pair } from "./region.ts";

// Roads, railways and cycle routes, with the villages that they pass, to about 500 m: enough for a line on
// the map, not for finding the way. The Danube is crossed at its bridges only.

/** Where lines meet: [longitude, latitude]. */
const JUNCTIONS = {
  adasevci: [19.235, 45.068],
  aljmas: [18.9533, 45.527],
  apatin: [18.985, 45.6705],
  apatinNorth: [19.012, 45.693],
  bac: [19.2367, 45.3917],
  backaPalanka: [19.3917, 45.2497],
  backaTopola: [19.635, 45.815],
  bajakovo: [19.09, 45.049],
  banstol: [19.952, 45.165],
  bapska: [19.2633, 45.1958],
  batina: [18.8528, 45.849],
  belgrade: [20.4612, 44.8125],
  beliManastir: [18.6039, 45.77],
  beocin: [19.724, 45.206],
  beska: [20.067, 45.13],
  bezdan: [18.9256, 45.8503],
  bijeloBrdo: [18.8806, 45.5172],
  bilje: [18.7431, 45.6067],
  bogojevo: [19.1294, 45.5303],
  borovo: [18.964, 45.4],
  borovoStation: [18.962, 45.379],
  bridgeOfBogojevo: [19.1, 45.5262],
  bridgeOfErdut: [19.083, 45.5222],
  celarevo: [19.5236, 45.27],
  cepin: [18.5606, 45.5236],
  cepinNorth: [18.57, 45.555],
  cortanovci: [20.013, 45.1536],
  dalj: [18.984, 45.4842],
  darda: [18.6917, 45.6264],
  djakovo: [18.4108, 45.3078],
  djakovoEast: [18.462, 45.318],
  doroslovo: [19.1886, 45.6069],
  erdut: [19.059, 45.525],
  futog: [19.7061, 45.2386],
  hopovo: [19.848, 45.134],
  ilok: [19.3747, 45.2228],
  indija: [20.0816, 45.0482],
  irig: [19.8592, 45.1011],
  kamenica: [19.839, 45.2206],
  karavukovo: [19.1981, 45.5003],
  karlovci: [19.9339, 45.2028],
  karlovciStation: [19.9375, 45.207],
  klisa: [18.8181, 45.4622],
  knezeviVinogradi: [18.7336, 45.7519],
  krcedin: [20.1325, 45.1383],
  krusedol: [19.944, 45.1185],
  kupusina: [19.0108, 45.7378],
  lacarak: [19.56, 44.999],
  lug: [18.7742, 45.6628],
  macvanskaMitrovica: [19.595, 44.961],
  maradik: [19.99, 45.092],
  mladenovo: [19.2603, 45.295],
  monostor: [18.933, 45.797],
  motorwayAtBeska: [20.058, 45.118],
  motorwayAtMitrovica: [19.61, 45.009],
  motorwayAtNoviSad: [19.9, 45.302],
  motorwayAtRuma: [19.826, 44.988],
  motorwayAtZupanja: [18.69, 45.103],
  nemetin: [18.757, 45.537],
  noviSad: [19.8452, 45.2551],
  noviSadStation: [19.829, 45.2655],
  novaPazova: [20.22, 44.942],
  nustar: [18.8411, 45.3328],
  odzaci: [19.2611, 45.5069],
  osijek: [18.6955, 45.556],
  osijekNorth: [18.707, 45.57],
  osijekStation: [18.6795, 45.551],
  osijekSouth: [18.66, 45.53],
  paragovo: [19.8436, 45.2],
  petrovaradin: [19.866, 45.2505],
  petrovaradinStation: [19.884, 45.2495],
  prigrevica: [19.0872, 45.6744],
  principovac: [19.369, 45.195],
  ruma: [19.8222, 45.0083],
  sarengrad: [19.277, 45.2385],
  sarvas: [18.8353, 45.5283],
  sid: [19.2267, 45.1286],
  sirig: [19.82, 45.44],
  slankamen: [20.238, 45.1253],
  sombor: [19.1122, 45.7742],
  sonta: [19.0972, 45.5936],
  sredanci: [18.29, 45.165],
  stanisic: [19.16, 45.937],
  staraPazova: [20.1606, 44.985],
  stariMikanovci: [18.5506, 45.2867],
  starSlankamen: [20.2575, 45.1436],
  subotica: [19.665, 46.1],
  suza: [18.777, 45.789],
  mitrovica: [19.6106, 44.968],
  mitrovicaStation: [19.615, 44.981],
  tovarnik: [19.1528, 45.1639],
  venac: [19.8569, 45.1553],
  vinkovci: [18.8048, 45.2886],
  vrbas: [19.64, 45.57],
  vrpolje: [18.41, 45.21],
  vucedol: [19.0528, 45.3315],
  vukovar: [18.997, 45.349],
  zmajevac: [18.806, 45.806],
} as const satisfies Record<string, Pair>;

/** What a line is, and how fast one is on it: a motorway before a road of the same length. */
export const LINE_KINDS = ["motorway", "main", "road", "railway", "cycle", "river"] as const;

export type LineKind = (typeof LINE_KINDS)[number];

export interface NetworkLine {
  kind: LineKind;
  points: readonly Pair[];
}

const isJunction = (word: string): word is keyof typeof JUNCTIONS => Object.hasOwn(JUNCTIONS, word);

function pointOf(word: string): Pair {
  if (isJunction(word)) return JUNCTIONS[word];
  const point = word.split(",").map(Number);
  if (point.length !== 2 || point.some(Number.isNaN)) throw new Error(`no junction "${word}"`);
  return point;
}

/** lines("road", "osijek 18.72,45.58 bilje"): junctions by their names, and points between them. */
const lines = (kind: LineKind, ...all: string[]): NetworkLine[] =>
  all.map((words) => ({ kind, points: words.split(" ").map(pointOf) }));

const ROADS = [
  ...lines(
    "motorway",
    // A5 from the Hungarian border, A3 and E70 to Belgrade
    "18.62,45.87 18.56,45.79 18.575,45.7 18.562,45.634 18.535,45.58 cepinNorth",
    "cepinNorth 18.545,45.51 18.515,45.42 djakovoEast",
    "djakovoEast 18.41,45.25 18.34,45.2 sredanci",
    "18.02,45.18 sredanci 18.45,45.137 motorwayAtZupanja 18.9,45.06 bajakovo",
    "bajakovo 19.15,45.05 adasevci 19.42,45.024 motorwayAtMitrovica motorwayAtRuma",
    "motorwayAtRuma 20.05,44.9 20.25,44.842 20.31,44.826 20.4,44.818 belgrade",
    // A1
    "subotica 19.69,45.95 19.71,45.72 19.77,45.58 sirig motorwayAtNoviSad",
    "motorwayAtNoviSad 19.975,45.255 20.015,45.212 20.033,45.19 20.04,45.155 motorwayAtBeska",
    "motorwayAtBeska 20.108,45.07 20.185,45.0 20.25,44.925 20.31,44.865 20.36,44.83 belgrade",
  ),
  ...lines(
    "main",
    // D7 and its way to the motorway
    "osijek osijekNorth 18.728,45.592 bilje darda 18.6664,45.6883 18.63,45.735 beliManastir",
    "beliManastir 18.62,45.82 18.62,45.87 18.64,45.92 18.66,46.0",
    "osijek osijekStation osijekSouth 18.61,45.528 cepin",
    "cepin 18.535,45.48 18.515,45.44 18.455,45.39 18.43,45.34 djakovo",
    "osijekSouth 18.62,45.553 cepinNorth",
    "djakovo djakovoEast 18.51,45.3 stariMikanovci 18.6853,45.2894 vinkovci",
    "djakovo 18.39,45.25 vrpolje 18.34,45.185 sredanci",
    // D2, D55, D212, D213, D519
    "osijek 18.72,45.548 nemetin",
    "nemetin 18.79,45.525 18.797,45.495 klisa 18.86,45.442 18.893,45.418 18.955,45.38 vukovar",
    "vukovar 19.02,45.337 vucedol 19.07,45.318 19.0964,45.2958 19.13,45.281 19.17,45.266 19.213,45.252 sarengrad 19.335,45.2265 ilok",
    "vukovar 18.9306,45.341 nustar vinkovci 18.765,45.22 18.71,45.16 motorwayAtZupanja",
    "beliManastir 18.6839,45.7564 knezeviVinogradi suza zmajevac 18.825,45.825 18.838,45.84 batina",
    "batina 18.868,45.8475 bezdan",
    "nemetin 18.79,45.533 sarvas bijeloBrdo 18.935,45.498 dalj",
    "dalj 18.988,45.493 19.003,45.505 19.03,45.513 erdut bridgeOfErdut bridgeOfBogojevo bogojevo",
    "dalj 18.978,45.455 18.96,45.433 borovo 18.966,45.383 vukovar",
    "ilok 19.384,45.231 19.387,45.239 backaPalanka",
    // Bačka
    "bezdan 18.97,45.837 19.0,45.82 19.06,45.795 sombor",
    "sombor 19.14,45.72 19.17,45.66 doroslovo 19.2,45.565 odzaci",
    "bogojevo 19.165,45.512 karavukovo odzaci",
    "karavukovo 19.208,45.463 19.225,45.43 bac",
    "bac 19.3228,45.3608 19.3508,45.3208 19.37,45.28 backaPalanka",
    "backaPalanka 19.45,45.268 celarevo 19.57,45.268 19.6203,45.25 futog 19.78,45.25 noviSad",
    "odzaci 19.36,45.46 19.49,45.4 19.66,45.325 19.78,45.28 noviSad",
    "sombor 19.25,45.72 19.4,45.65 19.53,45.605 vrbas 19.74,45.48 sirig",
    "sombor 19.27,45.87 19.42,45.965 subotica",
    // Novi Sad and Fruška gora
    "noviSad 19.858,45.272 19.88,45.288 motorwayAtNoviSad",
    "noviSad 19.854,45.254 19.8625,45.2525 petrovaradin",
    "noviSad 19.838,45.24 19.852,45.226 paragovo 19.851,45.175 venac hopovo irig",
    "irig 19.845,45.05 ruma motorwayAtRuma",
    "ruma 19.73,44.988 19.65,44.979 mitrovica",
    "mitrovica mitrovicaStation motorwayAtMitrovica",
    "mitrovica lacarak 19.42,45.01 adasevci sid",
    "petrovaradin 19.895,45.2375 19.917,45.2165 karlovci banstol 19.975,45.13 maradik indija",
    "maradik 20.02,45.112 motorwayAtBeska",
    "indija staraPazova novaPazova 20.3,44.89 20.38,44.845 belgrade",
    "vinkovci 18.93,45.235 19.06,45.19 tovarnik sid",
  ),
  ...lines(
    "road",
    "bilje 18.765,45.602 18.7862,45.602 18.7918,45.6058",
    "bilje 18.7656,45.6267 lug 18.752,45.69 18.736,45.72 knezeviVinogradi",
    "lug 18.8,45.671 18.825,45.68",
    "20.309,44.8184 20.31,44.826",
    "osijekNorth 18.695,45.6 darda",
    "bijeloBrdo 18.92,45.523 aljmas 19.0,45.53 erdut",
    "aljmas 18.972,45.515 18.968,45.5 dalj",
    "osijek 18.7467,45.4978 18.77,45.42 18.8,45.37 nustar",
    "djakovo 18.38,45.32 18.353,45.328",
    "ilok principovac 19.33,45.165 sid",
    "sarengrad 19.272,45.215 bapska tovarnik",
    "bapska 19.245,45.16 sid",
    "ilok 19.42,45.224 19.4608,45.2261 19.532,45.2215 19.57,45.2045 19.634,45.204 19.669,45.2105 beocin",
    "beocin 19.8,45.2045 kamenica 19.862,45.2375 petrovaradin",
    "kamenica paragovo",
    "sombor 19.075,45.735 apatinNorth apatin",
    "apatin 19.0594,45.6325 sonta bogojevo",
    "sombor prigrevica sonta",
    "prigrevica apatin",
    "bezdan monostor kupusina apatinNorth",
    "bogojevo 19.118,45.495 19.11,45.406 19.195,45.331 mladenovo 19.33,45.262 backaPalanka",
    "19.11,45.406 bac",
    "irig 19.9,45.104 krusedol 19.965,45.105 maradik",
    "hopovo 19.835,45.133 19.8222,45.1358",
    "venac 19.8,45.156 19.71,45.157 19.6,45.16 19.47,45.175 principovac",
    "banstol cortanovci beska motorwayAtBeska",
    "beska krcedin 20.19,45.13 slankamen starSlankamen",
    "indija 20.12,45.08 krcedin",
    "slankamen 20.25,45.08 20.27,45.02 20.25,44.97 novaPazova",
    "karlovci 19.925,45.18 19.905,45.165 19.883,45.15 venac",
    "mitrovica 19.603,44.962 macvanskaMitrovica",
    "macvanskaMitrovica 19.57,44.945 19.548,44.943 19.525,44.9575",
  ),
];

const RAILWAYS = lines(
  "railway",
  "18.02,45.17 18.25,45.205 vrpolje 18.55,45.272 18.69,45.283 vinkovci",
  "vinkovci 18.95,45.215 tovarnik 19.19,45.142 sid 19.36,45.04 19.5,45.0 mitrovicaStation",
  "mitrovicaStation 19.73,44.995 ruma 19.95,45.0 20.06,44.99 staraPazova novaPazova 20.3,44.89 20.38,44.845 belgrade",
  "staraPazova 20.1,45.02 indija beska cortanovci 19.975,45.172 19.945,45.199 karlovciStation",
  "karlovciStation 19.915,45.235 petrovaradinStation 19.876,45.257 19.868,45.2705 19.852,45.276 noviSadStation",
  "noviSadStation 19.73,45.355 19.66,45.46 vrbas 19.645,45.7 backaTopola 19.66,45.97 subotica",
  "vrpolje djakovo 18.47,45.39 18.535,45.46 cepin 18.62,45.535 osijekStation",
  "osijekStation 18.672,45.56 18.676,45.577 18.685,45.61 darda 18.66,45.69 beliManastir",
  "osijekStation 18.72,45.541 nemetin sarvas bijeloBrdo dalj",
  "osijekStation 18.69,45.45 18.7,45.41 18.77,45.33 vinkovci",
  "dalj 18.988,45.493 19.003,45.505 19.03,45.513 erdut bridgeOfErdut bridgeOfBogojevo bogojevo",
  "dalj 18.97,45.43 borovoStation",
  "borovoStation 18.91,45.35 18.85,45.31 vinkovci",
  "borovoStation 18.985,45.357",
  "bogojevo sonta prigrevica sombor 19.27,45.87 19.42,45.965 subotica",
  "sombor 19.4,45.65 vrbas",
);

/** EuroVelo 6 on both banks, where it is not on a road of its own course. */
const CYCLE_ROUTES = lines(
  "cycle",
  "osijek osijekNorth 18.728,45.592 bilje 18.7656,45.6267 lug 18.752,45.69 18.736,45.72 knezeviVinogradi suza zmajevac 18.825,45.825 18.838,45.84 batina",
  "bilje 18.765,45.602 18.7862,45.602 18.7656,45.6267",
  "18.7862,45.602 18.7918,45.6058",
  "osijek 18.72,45.548 nemetin 18.79,45.533 sarvas bijeloBrdo 18.93,45.501 18.945,45.512 aljmas 19.0,45.53 erdut",
  "erdut 19.03,45.513 19.003,45.505 18.988,45.493 dalj 18.978,45.455 18.96,45.433 borovo 18.966,45.383 vukovar",
  "vukovar 19.02,45.337 vucedol 19.07,45.318 19.0964,45.2958 19.13,45.281 19.17,45.266 19.213,45.252 sarengrad 19.335,45.2265 ilok",
  "ilok 19.384,45.231 19.387,45.239 backaPalanka",
  "batina 18.868,45.8475 bezdan monostor kupusina apatinNorth apatin 19.0594,45.6325 sonta bogojevo",
  "erdut bridgeOfErdut bridgeOfBogojevo bogojevo 19.118,45.495 19.11,45.406 19.195,45.331 mladenovo 19.33,45.262 backaPalanka",
  "backaPalanka 19.45,45.252 celarevo 19.6203,45.236 futog 19.78,45.232 noviSad 19.854,45.254 19.8625,45.2525 petrovaradin",
  "petrovaradin 19.895,45.2375 19.917,45.2165 karlovci banstol cortanovci beska krcedin 20.19,45.13 slankamen starSlankamen",
);

/** Each joins the Danube at its mouth. */
const tributary = (line: readonly Pair[], mouth: Pair): NetworkLine => ({
  kind: "river",
  points: [...line, mouth],
});

const { drava, tisa, sava } = data.rivers;

const RIVERS: NetworkLine[] = [
  { kind: "river", points: MAIN_RIVER },
  tributary(drava.flat(), [18.9331, 45.5419]),
  tributary(tisa.flat(), [20.2753, 45.1406]),
  tributary(sava.flat(), [20.4644, 44.8364]),
];

export const NETWORK: readonly NetworkLine[] = [...ROADS, ...RAILWAYS, ...CYCLE_ROUTES, ...RIVERS];
