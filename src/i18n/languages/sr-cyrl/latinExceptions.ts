/**
 * Names and abbreviations that stay in Latin letters, with commas between them. What has letters that Serbian
 * lacks, web addresses, units and Roman numerals stay by themselves. A word in a document is marked where it
 * stands: [Sirmium]{.latin}
 */
export const STAYS =
  "Alma Mons, Arriva, axe, Cabernet, Chardonnay, Copacabana, EES, ETIAS, GNU, Google, GPX, GSHHG, HTML, HTML CodeSniffer, ICS, " +
  "iOS, JavaScript, LGPL, Merlot, Nu HTML Checker, PDF, Pinot, Sauvignon, Tab, UNESCO, WCAG, Wi-Fi, AA, AAA, CHF, EUR, HUF, RSD, USD";

/** Where two letters are two, though they look like one; the bar stands between them. */
export const TWO_LETTERS =
  "in|jekc in|jekt in|junk kon|jug kon|junk kon|jekt tan|jug van|jez nad|živ nad|žnj nad|žet nad|žup " +
  "pod|žanr pod|žeg pod|žup od|žal od|živ od|žvak pred|žet pred|živ";
