import type { LanguageSearch } from "../language.ts";

export const search: LanguageSearch = {
  suffixes: [
    [/(?<=.{2})ies$/, "y"],
    [/(?<=.(?:ch|sh|ss)|.{2}[xz])es$/, ""],
    [/(?<=.{2}[^suix])s$/, ""],
    // "parking" is no form of "park", as "evening" is none of "even".
    [/(?<=^.*[aeiouy].*)(?<=.{3})(?<!^(?:park|even|morn))(?:ing|ed)$/, ""],
    [/(?<=.{3})e$/, ""],
    // "swimming" => "swim"
    [/(?<=.{2}([bdgmnprt]))\1$/, ""],
  ],
  stopWords:
    "a an and any are as at by can come do does for from get go have here how i in into is it me much my of on or our that the there this to was we what when where which who with you your",
  letterFolding: "",
  spellingVariants: [],
  synonyms: {
    lodging:
      "hotel, hostel, room, accommodation, guest house, guesthouse, apartment, bed and breakfast, spend the night, where to stay, places to stay, place to stay | bed, lodging, motel, sleep, overnight, overnight stay, airbnb, holiday home, flat, stay",
    camping: "camping, campsite, tent, camper | camp, caravan, campervan, motorhome, rv",
    vegetarian:
      "vegetarian, vegan, meatless, without meat, no meat, do not eat meat, do not eat fish | veggie, meat free, plant based",
    diet: "gluten, allergy, diet, dietary, lactose | gluten free, coeliac, celiac, allergic, intolerance, halal, kosher",
    food: "restaurant, food, meal, lunch, dinner, cuisine, inn, tavern | eat, eating, dish, snack, cafe, coffee, breakfast, cooking, where to eat",
    wine: "wine, tasting, winery, cellar, winemaker, vineyard | wine tasting, wine cellar, winegrower, grape harvest",
    beer: "beer, brewery, pub | bar, drinks, brandy, rakija",
    parking:
      "parking, car park, parked, leave the car | parking lot, parking space, parking place, park the car, garage",
    wheelchair:
      "wheelchair, accessible, step free, barrier free, walking difficulties | accessibility, disabled, disabled access, disability, handicapped, wheelchair access, reduced mobility, mobility",
    pets: "dog | pet, puppy, cat",
    children: "child, family, pushchair, pram | kid, toddler, baby, teenager, stroller, buggy",
    toilet: "toilet, wc, restroom | lavatory, loo, bathroom",
    internet:
      "roaming, mobile data, sim card, wifi, internet | wi fi, wlan, esim, phone signal, data",
    bus: "bus, coach, public transport | bus station, bus stop, timetable",
    train: "train, railway | rail, railway station, train station",
    plane: "airport, flight, by air | fly, plane, airplane, airline",
    car: "car, by car | drive, driving, rental car, rent a car, car hire, car rental, hire car, petrol",
    withoutCar: "without a car, without car, car free | no car, carless",
    toll: "motorway, vignette, toll | highway, expressway",
    arrival:
      "getting here, getting there, how to get here | get here, get there, arrival, arrive, directions, how to reach, route, transport, transfer, shuttle, distance",
    hire: "hire, rental, hired | rent, renting, lend, borrow",
    taxi: "taxi | cab, uber, bolt, transfer",
    price:
      "price, cost, admission, discount | fee, expensive, cheap, budget, how much, rate, fare, free of charge",
    money:
      "money, currency, euro, dinar, cash, payment, credit card | card, atm, cash machine, exchange, exchange rate, exchange office, pay",
    rain: "rain, bad weather | rainy, wet, weather, storm, wind, umbrella",
    season:
      "when to come, best time, season | when to go, when to visit, month, weather, climate, temperature, heat, cold",
    border:
      "border, passport, identity card, visa, customs, schengen, etias | id card, border crossing, entry requirements, immigration",
    cancelling:
      "cancel, cancellation, refund, money back | withdraw, called off, rebook, complaint",
    booking:
      "book, reservation, reserve, enquiry | booking, ticket, order, inquiry, availability, places left",
    departures:
      "departure, departures | dates, date, departure dates, departure times, timetable of trips",
    contact:
      "contact, telephone, e mail, address | phone number, phone, email, call, office, hotline",
    cycling:
      "bicycle, bike, cyclist, cycling | cycle, e bike, ebike, bike rental, bike hire, rent a bike, hire a bike, bike tour, hired bicycle, bicycle hire",
    walking: "walk, hike, hiker, footpath, on foot | hiking, trail, trekking, ramble",
    swimming: "swim, bathe, beach, bathing place | pool, sunbathe",
    boat: "boat, canoe, kayak, ship, ferry | boat trip, cruise, paddle, rowing, sail, sailing",
    wildlife:
      "birds, heron, stork, eagle, wildlife, birdwatching | birding, animals, deer, binoculars",
    museum: "museum, exhibition | gallery, exhibit, collection",
    church: "church, cathedral, monastery, chapel | abbey, convent, synagogue, mosque",
    castle: "castle, fortress, manor, palace | fort, ruin, citadel, walls",
    music: "music, concert, tamburica | live music, nightlife, party, dance, club",
    festival:
      "festival, harvest festival, wine festival | event, events, what is on, calendar, fair, public holiday",
    nature: "nature, nature park, national park, marsh, reserve, wetland | forest, wood, landscape",
    health:
      "doctor, pharmacy, emergency, vaccine, health | hospital, ambulance, vaccination, medicine, ill",
    insurance: "insurance, insurer | insured, travel insurance, health insurance",
    safety: "safety, danger, tick, mosquito | safe, mines, dangerous, insects, repellent, crime",
    groups: "group | group size, school class, company outing",
    guide: "guide, guided tour | tour guide, tour, excursion, guided",
    language: "language, interpreter | english, german, speak, translation, cyrillic",
    shopping: "shop, souvenir, market, voucher | shopping, buy, present, gift, supermarket",
    fishing: "fishing, carp, angler | angling, rod",
    history:
      "history, roman, ottoman, habsburg, archaeology | historic, romans, ancient, war, monument",
    openingHours: "opening hours, opening times | open, closed, shut",
  },
  arrivalHeading: "getting here, how to get here",
  placeNames: "en",
};
