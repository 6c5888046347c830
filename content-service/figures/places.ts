// The operator's table of places between which visitors travel. "destination" is the document of that name, which has
// the position; others have theirs here, as latitude and longitude.

export const PLACES = {
  aljmas: "destination",
  apatin: "destination",
  bac: "destination",
  batina: "destination",
  djakovo: "destination",
  // Iriški venac, on its ridge
  "fruska-gora": "destination",
  ilok: "destination",
  "kopacki-rit": "destination",
  osijek: "destination",
  petrovaradin: "destination",
  "sremska-mitrovica": "destination",
  "sremski-karlovci": "destination",
  "stari-slankamen": "destination",
  vucedol: "destination",
  vukovar: "destination",
  zasavica: "destination",
  "backa-palanka": "45.2497, 19.3917",
  belgrade: "44.8125, 20.4612",
  "belgrade-airport": "44.8184, 20.3091",
  budapest: "47.4979, 19.0402",
  erdut: "45.5260, 19.0590",
  hopovo: "45.1358, 19.8222",
  indija: "45.0482, 20.0816",
  ivandvor: "45.3280, 18.3530",
  "knezevi-vinogradi": "45.7519, 18.7336",
  krusedol: "45.1197, 19.9411",
  "mitrovica-station": "44.9806, 19.6150",
  "novi-sad": "45.2551, 19.8452",
  "osijek-airport": "45.4627, 18.8102",
  sombor: "45.7742, 19.1122",
  vinkovci: "45.2886, 18.8048",
  zagreb: "45.8150, 15.9819",
} as const;

export type Place = keyof typeof PLACES;
