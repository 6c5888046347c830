/** Whose site it is, and who answers the visitor. Yours goes here. */
export const OPERATOR = {
  /** The site's name, alike in every language: words in locales/ say it with "{{site}}". */
  name: "Podunavlje",
  mail: "upit@podunavlje.example",
  phone: "+385 32 000 000",
  address: ["Podunavlje d.o.o.", "Dunavska obala 1", "32236 Ilok"],
};
