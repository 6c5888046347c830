/**
 * Names and abbreviations that stay in Latin letters, separated by commas. Words with letters that Serbian
 * lacks, web addresses, units and Roman numerals stay by rule. In a document, mark the word itself:
 * [Sirmium]{.latin}
 */
export const LATIN_WORDS =
  "Alma Mons, Arriva, axe, Cabernet, Chardonnay, Copacabana, EES, ETIAS, GNU, Google, GPX, GSHHG, HTML, HTML CodeSniffer, ICS, " +
  "iOS, JavaScript, LGPL, Merlot, Nu HTML Checker, PDF, Pinot, Sauvignon, Tab, UNESCO, WCAG, Wi-Fi, AA, AAA, CHF, EUR, HUF, RSD, USD";

/** Words in which two letters are not a digraph; the bar separates them. */
export const SPLIT_DIGRAPHS =
  "in|jekc in|jekt in|junk kon|jug kon|junk kon|jekt tan|jug van|jez nad|živ nad|žnj nad|žet nad|žup " +
  "pod|žanr pod|žeg pod|žup od|žal od|živ od|žvak pred|žet pred|živ";
