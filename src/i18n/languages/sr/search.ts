import { search as croatian } from "../hr/search.ts";
import type { LanguageSearch } from "../language.ts";

export const search: LanguageSearch = {
  ...croatian,
  stopWords:
    "a ali da do gde i ili ima imate iz je k ka kad kada kako kod koja koje koji koliko li može mogu na ne nego od po pri s sa se sme su šta što te u uz za",
  // Serbian is read in Latin script here, but typed in both.
  letterFolding:
    "đ:d а:a б:b в:v г:g д:d ђ:d е:e ж:z з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u ф:f х:h ц:c ч:c џ:dz ш:s",
};
