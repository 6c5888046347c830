import type { LanguageSearch } from "../language.ts";

export const search: LanguageSearch = {
  // The cases of nouns and adjectives: "vinogradima", "kopačkog". Only the shortest endings may leave
  // three letters ("vino", "vina", "Novog"); "-ima" and "-ov" would leave too little of a name.
  suffixes: [
    [/(?<=.{4})(?:ama|ima|oga|ega|omu|emu)$/, ""],
    // "vozimo" and "vozi" are no forms of "voz", nor "bedem" of the English "bed".
    [/(?<=.{3})(?:og|eg|om|(?<!^bed)em|oj|ih|(?<!^voz)im)$/, ""],
    // "paša" is no form of "pas".
    [/(?<=.{3})(?<!^pas)(?!(?<=^voz)[ie])[aeiou]$/, ""],
    [/(?<=.{4})[oe]v$/, ""],
    // "dvorac", "dvorca"
    [/(?<=.{2}[^aeiou])ac$/, "c"],
    // "rijeka", "rijeci"; "vojnik", "vojnici"; but not "kolica", "koliko"
    [/(?<=.{3})(?<!^koli)c$/, "k"],
  ],
  stopWords:
    "a ali da do gdje i ili ima imate iz je k ka kad kada kako kod koja koje koji koliko li može mogu na ne nego od po pri s sa se smije su što te u uz za",
  letterFolding: "đ:d",
  spellingVariants: [[/dj/g, "d"]],
  // With the words of Serbian, which Croatian visitors type as well, and the other way round.
  synonyms: {
    lodging:
      "hotel, hostel, noćenje, prenoćište, noćilište, smještaj, smeštaj, soba, apartman, pansion, konak, prespavati | motel, prenoćiti, spavanje, spavati, krevet, stan, konačište, gostinjska kuća, privatni smještaj, privatni smeštaj",
    camping: "kamp, autokamp, šator, kamper | kampiranje, kampirati, kamp kućica, prikolica",
    vegetarian:
      "vegetarijanski, vegetarijanac, veganski, bez mesa, ne jedete meso, ne jedete ribu | posno, vegetarijanci, vegetarijansko, vegan, vegani, bezmesno, bezmesni",
    diet: "gluten, alergija, laktoza, dijeta | bez glutena, celijakija, intolerancija, prehrana, ishrana, halal",
    food: "restoran, hrana, ručak, gostionica, konoba, kafana, čarda, obrok | jelo, jesti, večera, doručak, kuhinja, kava, kafa, kafić, jelovnik, gdje jesti, gde jesti",
    wine: "vino, kušanje, degustacija, vinarija, podrum, vinar, vinograd | kušanje vina, degustacija vina, vinski podrum, berba",
    beer: "pivo, pivovara, pivara | pivnica, bar, rakija",
    parking:
      "parking, parkiralište, parkirati, parkiran, ostavite auto, ostaviti auto | parkirno mjesto, parking mesto, garaža",
    wheelchair:
      "invalidska kolica, bez prepreka, bez stuba, bez stepenica, pristupačnost | kolica, invalid, invaliditet, pristupačno, osobe s invaliditetom, osobe sa invaliditetom, slabo pokretni, rampa",
    pets: "pas, psi, psa, psu, kućni ljubimci | kućni ljubimac, ljubimci, mačka",
    children:
      "dijete, dete, djeca, deca, dječji, dečji, obitelj, porodica | djetetom, detetom, obiteljski, porodični, beba, klinci, dječja kolica, dečja kolica",
    toilet: "toalet, wc, zahod | kupaonica, kupatilo",
    internet: "roaming, internet, mobilni podaci, wifi | wi fi, mobilni internet, sim kartica",
    bus: "autobus, javni prijevoz, javni prevoz | bus, autobusni kolodvor, autobuska stanica, vozni red, red vožnje",
    train:
      "vlak, voz, vozova, željeznica, železnica, kolodvor | željeznički kolodvor, železnička stanica, pruga",
    plane: "zračna luka, aerodrom, avion, zrakoplov, letova | let, letovi, letjeti, leteti",
    car: "auto, automobil | kola, vožnja, rent a car, najam automobila, iznajmljivanje automobila, benzin",
    withoutCar: "bez auta, bez automobila | bez vlastitog auta, bez kola",
    toll: "autocesta, autoput, cestarina, putarina, vinjeta | brza cesta",
    arrival:
      "kako doći, kako stići, kako se stiže | dolazak, doći, stići, put, prijevoz, prevoz, transfer, udaljenost, razdaljina, ruta",
    hire: "najam, unajmiti, iznajmiti, iznajmljivanje | posudba, posuditi, rent, rentanje, iznajmljujete",
    taxi: "taksi | taxi, uber, transfer, kombi, prijevoz, prevoz",
    price:
      "cijena, cena, cjenik, cenovnik, popust, ulaznica | trošak, košta, stoji, skupo, jeftino, budžet, ulaz, besplatno",
    money:
      "novac, valuta, euro, evro, dinar, gotovina, kreditna kartica, plaćanje | bankomat, kartica, tečaj, kurs, platiti",
    rain: "kiša, loše vrijeme, loše vreme, nevrijeme, nevreme | kišni, kišan, vrijeme, vreme, vjetar, vetar, kišobran",
    season:
      "kad doći, kada doći, sezona | kad ići, najbolje vrijeme, najbolje vreme, mjesec, mesec, klima, temperatura, vrućina, hladnoća, vremenska prognoza",
    border:
      "granica, granični prijelaz, granični prelaz, putovnica, pasoš, osobna iskaznica, lična karta, viza, carina, schengen, šengenski, etias | osobna, lična, šengen, isprava, dokumenti",
    cancelling:
      "otkazati, otkaz, otkazuje, otkažete, povrat novca, povraćaj novca, odustati | povratak novca, otkazivanje, storno, stornirati, odustanak, reklamacija, prigovor",
    booking:
      "rezervacija, rezervirati, rezervisati, upit | rezerviranje, karta, ulaznica, naručiti, slobodna mjesta, slobodna mesta, prijava",
    departures: "polazak, polasci, termin, termini | datum, datumi, raspored",
    contact:
      "kontakt, telefon, e mail, adresa | broj telefona, email, mejl, mail, ured, kancelarija, javiti",
    cycling:
      "bicikl, biciklist, biciklistički, biciklistička staza, najam bicikla | biciklizam, električni bicikl, iznajmljivanje bicikla, bajk, bajs",
    walking:
      "pješačenje, pješice, pješački, pešačenje, peške, pešački, šetnja | šetati, staza, planinarenje, hodanje, izlet",
    swimming: "kupanje, kupalište, plivanje, plaža | kupati, plivati, bazen",
    boat: "brod, brodić, čamac, kanu, kajak | vožnja brodom, vožnja čamcem, krstarenje, trajekt, skela, veslanje, veslati, jedrenje",
    wildlife:
      "ptice, čaplja, roda, orao, životinje | ptica, promatranje ptica, posmatranje ptica, divljač, jelen, dalekozor",
    museum: "muzej, izložba | galerija, zbirka",
    church: "crkva, katedrala, samostan, manastir, kapela | sinagoga, džamija",
    castle: "dvorac, zamak, tvrđava, tvrđa, utvrda | palača, palata, ruševina, zidine, kula",
    music:
      "glazba, muzika, koncert, tamburica, tamburaši | živa glazba, živa muzika, noćni život, zabava, ples",
    festival:
      "festival, manifestacija | događanja, događaji, događaj, kalendar, praznik, blagdan, sajam",
    nature:
      "priroda, park prirode, nacionalni park, rit, rezervat, močvara | šuma, krajolik, predeo",
    health:
      "liječnik, lekar, ljekarna, apoteka, hitna pomoć, cjepivo, vakcina, zdravlje | doktor, bolnica, hitna, lijek, lek",
    insurance: "osiguranje, osiguravatelj, osiguravač | putno osiguranje, zdravstveno osiguranje",
    safety:
      "sigurnost, bezbednost, opasnost, krpelji, komarci | mine, sigurno, bezbedno, opasno, krpelj, insekti, kukci",
    groups: "skupina, grupa | veličina grupe, školski izlet, ekskurzija",
    guide: "vodič, vođena tura, razgled, obilazak | vodstvo, tura, izlet, izleti, vođenje",
    language: "jezik, prevodilac, prevoditelj | engleski, njemački, nemački, govoriti, ćirilica",
    shopping:
      "trgovina, prodavnica, suvenir, tržnica, pijaca, poklon bon | kupovina, kupnja, kupiti, poklon, dar, vaučer",
    fishing: "ribolov, ribič, ribolovac, pecanje, šaran | pecati",
    history:
      "povijest, istorija, rimljani, rimski, osmanlije, arheologija | povijesni, istorijski, rat, spomenik",
    openingHours: "radno vrijeme, radno vreme | otvoreno, zatvoreno, otvoren, zatvoren",
  },
  arrivalHeading: "kako doći, kako stići, kako se stiže",
};
