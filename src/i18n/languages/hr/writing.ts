import messages from "../../../../locales/hr.json";
import type { LanguageWriting } from "../language.ts";
import { EURO_AFTER_NUMBER, nonBreakingDates, quotes, yearsWithPoint } from "../typographyRules.ts";

const MONTHS =
  "siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga?|prosinca";

export const writing: LanguageWriting = {
  messages,
  alphabet: "čćđšžČĆĐŠŽ",
  dictionary: "dictionary-hr",
  typography: [
    quotes("“«»", "„…”"),
    nonBreakingDates(MONTHS),
    yearsWithPoint(MONTHS),
    EURO_AFTER_NUMBER,
  ],
  relatedLanguages: [
    {
      language: "sr",
      name: "Serbian",
      minLineWords: 25,
      foreignWords:
        "hleb* hiljad* opštin* ostrv* uslov* tačn* avgust* septembr* oktobr* novembr* decembr* januar* februar* poset* reke reka reku rečn* vreme mleko mleka belo bela bele beli belu dete deca dece mesto mesta mestu mestima ovde gde lepo lepa lepi lepu uvek posle voz voza vozom vozovi vozova sedmic* nedeljn* pesm* vetar vetr* leto leta leti letnj* cveć* cvet* sneg* evropsk* istorij* šta dvogled* pasoš* bašta bašte bašti baštu baštom supa supe supu",
    },
  ],
};
