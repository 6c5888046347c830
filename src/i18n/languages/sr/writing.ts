import messages from "../../../../locales/sr.json";
import type { LanguageWriting } from "../language.ts";
import { EURO_AFTER_NUMBER, nonBreakingDates, quotes, yearsWithPoint } from "../typographyRules.ts";

const MONTHS =
  "januara|februara|marta|aprila|maja|juna|jula|avgusta|septembra|oktobra|novembra|decembra";

export const writing: LanguageWriting = {
  messages,
  alphabet: "čćđšžČĆĐŠŽ",
  dictionary: "dictionary-sr-latn",
  typography: [
    quotes("“«»", "„…”"),
    nonBreakingDates(MONTHS),
    yearsWithPoint(MONTHS),
    EURO_AFTER_NUMBER,
  ],
  relatedLanguages: [
    {
      language: "hr",
      name: "Croatian",
      minLineWords: 25,
      foreignWords:
        "kruh kruha kruhu kruhom tisuć* općin* otok otoka otoku uvjet* točn* kolovoz* rujan rujna rujnu listopad* studenog* prosinc* siječanj siječnja siječnju veljač* ožuj* travanj travnja travnju svibanj svibnja svibnju lipanj lipnja lipnju srpanj srpnja srpnju posjet* rijek* riječn* vrijeme mlijek* bijel* dijete djec* mjest* ovdje gdje lijep* uvijek poslije vlak vlaka vlakom vlakovi vlakova kolodvor* tjed* pjesm* vjet* ljeto ljeta ljeti ljetn* cvijeć* cvijet* snijeg* europsk* povijest* prijevoz* juha juhe juhu sveučiliš* tko netko nitko dalekozor* putovnic*",
    },
  ],
};
