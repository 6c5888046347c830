/** Whose site it is, and who answers the visitor. Yours goes here. */
export const OPERATOR = {
  /** The site's name, alike in every language: words in locales/ say it with "{{site}}". */
  name: "Podunavlje",
  mail: "upit@podunavlje.example",
  phone: "+385 32 000 000",
  address: ["Podunavlje d.o.o.", "Dunavska obala 1", "32236 Ilok"],
};

/** phoneLink("+385 32 000 000") => "tel:+38532000000" */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

/** The day on which somebody last compared the accessibility statement with the site. */
export const REVIEWED_AT = "2026-11-22";
