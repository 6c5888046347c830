/** Who answers the visitor. Yours goes here. */
export const OPERATOR = {
  mail: "upit@podunavlje.example",
  phone: "+385 32 000 000",
  address: ["Podunavlje d.o.o.", "Dunavska obala 1", "32236 Ilok"],
};
