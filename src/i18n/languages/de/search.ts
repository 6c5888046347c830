import type { LanguageSearch } from "../language.ts";

export const search: LanguageSearch = {
  suffixes: [
    // "wandern" is no form of "Wand", as "parken" is none of "Park".
    [/(?<=.{4})(?<!^wand)(?:ern|em)$/, ""],
    [/(?<=.{3})(?:(?<!^park)en?|(?<!^wand)er|es)$/, ""],
    [/(?<=.{3}[elr])n$/, ""],
    [/(?<=.{3}[^s])s$/, ""],
  ],
  stopWords:
    "als am an auf aus bei bis das dem den der des die ein eine einen einer es für gibt habe haben hin ich im in ist kann komme kommen kommt können man mit nach oder sich sind und uns viel vom von wann was welche wer wie wir wo zu zum zur",
  letterFolding: "ß:ss",
  spellingVariants: [
    [/([ao])e/g, "$1"],
    // No umlaut after a vowel or a q: "Mauer", "neue", "Quelle".
    [/(?<![aeiouq])ue/g, "u"],
  ],
  synonyms: {
    lodging:
      "Hotel, Hostel, Pension, Bett, Zimmer, Unterkunft, Unterkünfte, Übernachtung, übernachten, Ferienwohnung, Gästehaus, Gasthof, Quartier | Herberge, schlafen, Doppelzimmer, Hotelzimmer, Gästezimmer, Privatzimmer, Ferienhaus, Apartment, Airbnb, Schlafplatz, Nächtigung",
    camping: "Camping, Campingplatz, Zelt, Wohnmobil | zelten, Wohnwagen, Stellplatz, Caravan",
    vegetarian:
      "vegetarisch, vegan, fleischlos, ohne Fleisch, kein Fleisch, keinen Fisch | Vegetarier, Veganer, pflanzlich",
    diet: "glutenfrei, Allergie, Laktose | Gluten, Allergien, Zöliakie, laktosefrei, Unverträglichkeit, Diät, halal, koscher",
    food: "Restaurant, Mittagessen, Abendessen, Gasthaus, Wirtshaus, Speise, Mahlzeit | Essen, Küche, Lokal, Imbiss, Café, Kaffee, Gericht, Frühstück, kochen",
    wine: "Wein, Weinprobe, Verkostung, Weinkeller, Keller, Winzer, Weingut, Weinberg | Weinverkostung, verkosten, Weinlese, Kellergasse, Probe",
    beer: "Bier, Brauerei | Kneipe, Bar, Schnaps, Rakija",
    parking:
      "parken, Parkplatz, Parkplätze, Auto lassen, Auto abstellen | Parkhaus, Stellplatz, Garage, Parkgebühr",
    wheelchair:
      "Rollstuhl, Rollstühle, barrierefrei, stufenlos, Stufen | Rollstuhlfahrer, Barrierefreiheit, behindertengerecht, Behinderung, behindert, gehbehindert, Gehbehinderung, rollstuhlgerecht, Rollator",
    pets: "Hund | Haustier, Haustiere, Vierbeiner, Katze",
    children:
      "Kind, Familie, Kinderwagen | Baby, Kleinkind, Jugendliche, familienfreundlich, kinderfreundlich",
    toilet: "Toilette, WC | Klo, Badezimmer",
    internet: "Roaming, Internet, WLAN, Handy | Wifi, Wi Fi, Datenvolumen, SIM Karte, Handynetz",
    bus: "Bus, Busse, Fernbus, Stadtbus, Busbahnhof, Nahverkehr | Reisebus, Bushaltestelle, Haltestelle, öffentliche Verkehrsmittel, ÖPNV, Fahrplan",
    train: "Zug, Züge, Bahn, Bahnhof | Eisenbahn, Nachtzug",
    plane: "Flughafen, Flugzeug, Flug, Flüge | fliegen, Airport",
    car: "Auto, Mietwagen | Pkw, Leihwagen, Fahrzeit, tanken, Tankstelle, Autovermietung",
    withoutCar: "ohne Auto, autofrei | ohne eigenes Auto, kein Auto, ohne Wagen",
    toll: "Maut, Vignette, Autobahn | Schnellstraße, Pickerl",
    arrival:
      "Anreise, Anfahrt, ohne Auto hinkommen, hinkommen | anreisen, ankommen, Ankunft, Route, Transfer, Shuttle, Entfernung, Wegbeschreibung, Verkehr, komme hin",
    hire: "leihen, Verleih, mieten, Leihrad | ausleihen, Vermietung, Miete, verleihen",
    taxi: "Taxi | Uber, Transfer, Fahrdienst",
    price:
      "Preis, Kosten, kostet, Eintritt, Ermäßigung | Gebühr, teuer, billig, günstig, Budget, Rabatt, kostenlos",
    money:
      "Geld, Währung, Euro, Dinar, Bargeld, bezahlt, Kreditkarte | Geldautomat, Bankomat, Karte, Zahlung, bezahlen, Wechselkurs",
    rain: "Regen, regnet, schlechtem Wetter | schlechtes Wetter, Regenwetter, Wetter, nass, Gewitter, Wind, Schirm",
    season:
      "wann Sie kommen, beste Zeit, Saison | wann kommen, Reisezeit, beste Reisezeit, Jahreszeit, Monat, Wetter, Klima, Temperatur, Hitze, Kälte",
    border:
      "Grenzübergang, Reisepass, Personalausweis, Identitätskarte, Visum, Zoll, Schengen, ETIAS | Grenze, Pass, Ausweis, Einreise",
    cancelling:
      "absagen, Absage, Rücktritt, Storno, Erstattung | stornieren, Stornierung, Rückzahlung, umbuchen, Reklamation, Geld zurück",
    booking:
      "buchen, Buchung, Reservierung, Anfrage | reservieren, Ticket, Fahrkarte, Eintrittskarte, bestellen, freie Plätze, Anmeldung",
    departures: "Termin, Termine, Abfahrt | Datum, Reisetermin, Reisetermine, Abfahrtszeit",
    contact:
      "Kontakt, Telefon, E-Mail, Adresse | Telefonnummer, Mail, Anruf, anrufen, Büro, Ansprechpartner",
    cycling:
      "Fahrrad, Rad, Radtour, Radweg, Radfahrer, Leihrad | Radfahren, Fahrradweg, radeln, E-Bike, Fahrradverleih, Radverleih, Bike",
    walking: "wandern, Wanderung, Wanderer, Spaziergang, zu Fuß | Wanderweg, spazieren, Trekking",
    swimming:
      "baden, schwimmen, Strand, Badestelle | Badeplatz, Schwimmbad, Freibad, Pool, Badestrand",
    boat: "Boot, Bootsfahrt, Schiff, Kanu, Kajak | Fähre, Bootstour, Schifffahrt, Kreuzfahrt, paddeln, rudern, segeln",
    wildlife:
      "Vogel, Vögel, Reiher, Storch, Störche, Adler, Tiere | Vogelbeobachtung, Wildtiere, Hirsch, Fernglas",
    museum: "Museum, Museen, Ausstellung | Galerie, Sammlung",
    church: "Kirche, Kathedrale, Kloster, Klöster, Kapelle | Dom, Synagoge, Moschee",
    castle: "Burg, Schloss, Festung, Palast | Ruine, Zitadelle, Mauern",
    music: "Musik, Konzert, Tamburica | Livemusik, Nachtleben, Party, Tanz, tanzen",
    festival:
      "Festival, Weinfest, Weinlesefest, Volksfest | Fest, Veranstaltung, Event, Kalender, Feiertag, Kirchweih",
    nature:
      "Natur, Naturpark, Nationalpark, Ried, Schutzgebiet | Wald, Sumpf, Feuchtgebiet, Reservat, Landschaft",
    health:
      "Arzt, Ärztin, Apotheke, Notruf, Notfall, Notfälle, Impfung, Gesundheit | Krankenhaus, Medikament, krank",
    insurance:
      "Versicherung, Krankenversicherungskarte, Reiseversicherung, Versicherer | Krankenversicherung, versichert, Auslandskrankenversicherung",
    safety:
      "Sicherheit, Gefahr, Minen, Zecken, Mücken | sicher, gefährlich, Insekten, Mückenschutz, Kriminalität",
    groups: "Gruppe | Reisegruppe, Gruppengröße, Schulklasse, Betriebsausflug",
    guide:
      "Führung, Stadtführung, Reiseleiter | Führer, Reiseführer, Guide, geführt, Tour, Ausflug",
    language: "Sprache, Dolmetscher | Deutsch, Englisch, sprechen, Übersetzung, kyrillisch",
    shopping:
      "einkaufen, Souvenir, Mitbringsel, Gutschein, Markt | Laden, kaufen, Geschäft, Andenken, Geschenk, Supermarkt",
    fishing: "Angler, angeln, Karpfen | fischen, Fischer",
    history:
      "Römer, römisch, Osmanen, Habsburger, Archäologie, Donauschwaben | Geschichte, historisch, Krieg, Denkmal",
    openingHours: "Öffnungszeiten | Öffnungszeit, geöffnet, geschlossen, offen",
  },
  arrivalHeading: "Anreise, So kommen Sie her",
  placeNames: "de",
  hasCompounds: true,
};
