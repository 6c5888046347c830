/** The operator of the site, who answers visitors. Replace it with yours. */
export const OPERATOR = {
  /** The site's name, the same in every language; messages in locales/ use "{{site}}". */
  name: "Podunavlje",
  mail: "upit@podunavlje.example",
  phone: "+385 32 000 000",
  address: ["Podunavlje d.o.o.", "Dunavska obala 1", "32236 Ilok"],
};

/**
 * Who answers in the office, the first in front: `choice.office.babic` is a name, `offer.office.babic` a line. Empty, and
 * nobody is named.
 */
export const OFFICE = ["babic"] as const;

/** phoneLink("+385 32 000 000") => "tel:+38532000000" */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

/** When the accessibility statement was last compared with the site. */
export const REVIEWED_AT = "2026-11-22";
