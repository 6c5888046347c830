/**
 * What the law requires of an organiser of trips beside its name and address (operator.ts): {{licence}} and
 * others in locales/<language>/terms.md. All of it is invented. Replace it with yours.
 */
export const ORGANISER = {
  /** Number in the court register. */
  register: "030000000",
  vat: "HR00000000000",
  /** Identity of a travel agency: country, agency, county, number in the court register. */
  licence: "HR-AB-16-030000000",
  /** Answered day and night while guests are on their way. */
  emergency: "+385 98 000 000",
  /** Pays when the organiser is liable, and gives travellers their money back when it is insolvent. */
  insurer: {
    name: "Bijela čaplja osiguranje d.d.",
    address: "Izmišljena ulica 1, 10000 Zagreb",
    phone: "+385 1 000 0000",
    mail: "polica@bijela-caplja.example",
    liabilityPolicy: "OD-000000",
    insolvencyPolicy: "JP-000000",
  },
};
